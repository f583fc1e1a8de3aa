\version "2.24.0"
\include "edition-page.ily"
% Nocturne no. 2, the first twelve bars.

\header {
  number = "NF-1007"
  title = "Nocturne"
  subtitle = "op. 9 Nr. 2"
  composer = "Frédéric Chopin"
  dates = "1810–1849"
}
#(set-global-staff-size 18.5)
\paper { page-count = 2 first-page-number = 8 system-count = 8 }

right = {
  \key es \major \time 12/8 \partial 8 \tempo "Andante"
  bes'8(_\markup \italic "espress. dolce" | g''4. ~ 8 f'' g'' f''4. es''4 bes'8 | g''4 c''8\turn c'''4 g''8 bes''4. as''4 g''8) |
  f''4.( g''4 d''8 es''4. c'') | bes'8( d''' c''' bes''16 as'' g'' as'' c'' d'' es''4.) r4 bes'8( |
  g''4. f''16 g'' f''\prall e'' f'' g'' f''8 es''4 ~ 16 f'' es''\prall d'' es'' f'' |
  g''16 b' c'' des'' c'' f'' e'' as'' g'' des''' c''' g'' bes''4. as''4 g''8) |
  \afterGrace f''4.\trill( { e''16 f'' } g''8) g''( d'' es''4. c'') |
  bes'8( d''' c''' bes''16 as'' g'' as'' \acciaccatura as''8 c''16 d'' es''4. ~ 8 d'' es'') |
  f''4.( g''4 f''8) f''4.( c'') | es''8-. es''( es'' es'' d''16 es'' f''16. es''32 es''4. bes') |
  bes''4.( a''4 g''8) <a' f''>4.( <bes' d''> | <g' es''>4. <a' d''>8 <a' c''> <a' d''> <f' bes'> <fis' b'> <e' b'> <e' bes' c''> <f' a' c''> <as' d''>) |
}

left = {
  \clef bass \key es \major \time 12/8 \partial 8
  r8 |
  es,8 <g es'> <bes es' g'> es <as d'> <ces' d' as'> es, <g es'> <bes es' g'> d, <g es'> <bes es' g'> |
  c,8 <g e'> <bes e' g'> c <g e'> <c' e' bes'> f, <f des'> <bes des' e'> f, <f c'> <as c' f'> |
  bes,8 <f d'> <bes d' as'> b, <g f'> <d' f' g'> c <g es'> <c' es' g'> a, <ges es'> <c' es' ges'> |
  bes,8 <f es'> <bes es' as'> bes,, <f d'> <bes as'> es, <g es'> <bes es' g'> es <g es'> <bes es' g'> |
  es8 <g es'> <bes es' g'> es <as d'> <ces' d' as'> es <g es'> <bes es' g'> d <g es'> <bes es' g'> |
  c8 <g e'> <bes e' g'> c <g e'> <c' e' bes'> f, <f des'> <bes des' e'> f, <f c'> <as c' f'> |
  bes,8 <f d'> <bes d' as'> b, <g f'> <d' f' g'> c <g es'> <c' es' g'> a, <ges es'> <c' es' ges'> |
  bes,8 <f es'> <bes es' as'> bes,, <f d'> <bes as'> es, <g es'> <bes es' g'> es <g es'> <bes es' g'> |
  bes,8 <f d'> <bes d' f'> bes, <f d'> <bes d' f'> a, <f c'> <c' f'> a, <f c'> <c' f'> |
  as,!8 <es c'> <as c' es'> as,, <es ces'> <as ces' es'> es, <g es'> <bes es' g'> es <g es'> <bes es' g'> |
  e,8 <e des'> <bes des' g'> e, <e c'> <bes c' g'> f, <f es'> <c' es' f'> g, <g d'> <bes d' g'> |
  c,8 <g es'> <c' es' g'> f, <f es'> <c' es' f'> <bes d'> <a dis'> gis g <f c' es'> <bes f'> |
}

\score {
  \new PianoStaff << \new Staff \right \new Staff \left >>
  \layout { }
}
