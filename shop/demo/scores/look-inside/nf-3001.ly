\version "2.24.0"
\include "edition-page.ily"
% The opening: four voices and a reduction for the keyboard.

\header {
  number = "NF-3001"
  title = "Halleluja"
  subtitle = "aus „Der Messias“ HWV 56"
  composer = "Georg Friedrich Händel"
  dates = "1685–1759"
}
#(set-global-staff-size 15)
\paper { page-count = 2 first-page-number = 2 system-count = 6 indent = 14\mm short-indent = 7\mm }

global = { \key d \major \time 4/4 }

soprano = {
  \global \autoBeamOff \tempo "Allegro"
  R1*3 |
  d''4. a'8 b' a' r4 | d''4. a'8 b' a' r d''16 16 | 8 8 r d''16 16 8 8 r d'' | cis''( d''4) cis''8 d''4 r |
  e''4. a'8 fis'' e'' r4 | e''4. a'8 fis'' e'' r e''16 16 | fis''8 e'' r e''16 16 fis''8 e'' r e'' | fis''[( e'']) d''4 cis'' r |
  a'2 b'4 cis'' | d''8 d' d''4. 8 cis''4 | b'2 a'4 r8 e''16 16 | d''8 cis'' r e''16 16 d''8 cis'' r e''16 16 | fis''8 e'' r e''16 16 fis''8 e'' r4 |
}
alto = {
  \global \autoBeamOff
  R1*3 |
  a'4. 8 g' fis' r4 | a'4. 8 g' fis' r a'16 16 | b'8 a' r a'16 16 b'8 a' r a' | g'[( fis' e']) e' fis'4 r |
  a'4. 8 8 8 r4 | a'4. 8 8 8 r a'16 16 | 8 8 r a'16 16 8 8 r a' | a'4. gis'8 a'4 r |
  a'2 b4 cis' | d'8 d' d'4. 8 cis'4 | b2 a4 r8 a'16 16 | 8 8 r a'16 16 8 8 r a'16 16 | 8 8 r a'16 16 8 8 r4 |
}
tenor = {
  \global \autoBeamOff \clef "treble_8"
  R1*3 |
  fis'4. d'8 d' d' r4 | fis'4. 8 d' d' r d'16 16 | g'8 fis' r d'16 16 g'8 fis' r d' | e'( a4) a8 a4 r |
  cis'4. e'8 d' cis' r4 | cis'4. e'8 d' cis' r e'16 16 | d'8 cis' r e'16 16 d'8 cis' r e' | d'[( e' fis']) d' e'4 r |
  a2 b4 cis' | d'8 d d'4. 8 cis'4 | b2 a4 r8 a16 16 | fis'8 e' r e'16 16 fis'8 e' r e'16 16 | d'8 cis' r e'16 16 d'8 cis' r4 |
}
bass = {
  \global \autoBeamOff \clef bass
  R1*3 |
  d4. fis8 g d r4 | d4. fis8 g d r fis16 16 | g8 d r fis16 16 g8 d r fis | e[( d a]) a d4 r |
  a4. cis'8 d' a r4 | a4. cis'8 d' a r cis'16 16 | d'8 a r cis'16 16 d'8 a r cis' | d'[( cis']) b4 a r |
  a2 b4 cis' | d'8 d d'4. 8 cis'4 | b2 a4 r8 cis'16 16 | d'8 a r cis'16 16 d'8 a r cis'16 16 | d'8 a r cis'16 16 d'8 a r4 |
}
twoCries = \lyricmode { Hal -- le -- lu -- jah, Hal -- le -- lu -- jah, }
words = \lyricmode {
  \repeat unfold 2 { \twoCries Hal -- le -- lu -- jah, Hal -- le -- lu -- jah, Hal -- le -- lu -- jah, }
  for the Lord God om -- ni -- po -- tent reign -- eth,
  \twoCries \twoCries
}

right = {
  \global
  << { d''4. <fis'' a''>8 <g'' b''>[ <fis'' a''>] } \\ { <fis' a'>8 g' a' d'' d''[ d''] } >> r4 |
  <fis'' a'' d'''>4. <a' d'' fis''>8 <cis'' e'' g''> <a' d'' fis''> r <d'' fis'' a''> |
  << { g''8 fis'' e''4 } \\ { cis''8 d''4 cis''8 } >> <fis' d''>8 <fis' a'> <g' b'> <e' cis''> |
  \repeat unfold 2 { <fis' a' d''>4. <d' a'>8 <d' g' b'> <d' fis' a'> r4 | }
  <g' b' d''>8 <fis' a' d''> r q16 q <g' b' d''>8 <fis' a' d''> r q |
  << { cis''8 d''4 cis''8 d''4 } \\ { g'8 fis' e' e' fis'4 } >> r4 |
  \repeat unfold 2 { <cis' a' e''>4. <e' a'>8 <d' a' fis''> <cis' a' e''> r4 | }
  <d' a' fis''>8 <cis' a' e''> r q16 q <d' a' fis''>8 <cis' a' e''> r q |
  << { fis''8 e'' d''4 cis'' } \\ { a'4. gis'8 a'4 } >> r4 |
  <a a'>2 <b b'>4 <cis' cis''> | <d' d''>8 d' <d' d''>4. 8 <cis' cis''>4 | <b b'>2 <a a'>4 r8 <e' a' e''>16 q |
  <fis' a' d''>8 <e' a' cis''> r <e' a' e''>16 q <fis' a' d''>8 <e' a' cis''> r <e' a' e''>16 q |
  <d' a' fis''>8 <cis' a' e''> r q16 q <d' a' fis''>8 <cis' a' e''> r4 |
}
left = {
  \global \clef bass
  d8 e fis d g d fis a | d e fis d e d r fis | e d a a, d4 r |
  d8 8 e fis g d r4 | d8 8 e fis g d r fis16 16 | g8 d r fis16 16 g8 d r fis | e d a a, d fis e d |
  a4. cis'8 d' a r4 | a4. cis'8 d' a r cis'16 16 | d'8 a r cis'16 16 d'8 a r cis' | d' cis' b4 a r |
  a2 b4 cis' | d'8 d d'2 cis'4 | b2 a4 r8 cis'16 16 | d'8 a r cis'16 16 d'8 a r cis'16 16 | d'8 a r cis'16 16 d'8 a r4 |
}

\score {
  <<
    \new ChoirStaff <<
      \new Staff \with { instrumentName = "S" shortInstrumentName = "S" } << \new Voice = "soprano" \soprano >>
      \new Lyrics \lyricsto "soprano" \words
      \new Staff \with { instrumentName = "A" shortInstrumentName = "A" } << \new Voice = "alto" \alto >>
      \new Lyrics \lyricsto "alto" \words
      \new Staff \with { instrumentName = "T" shortInstrumentName = "T" } << \new Voice = "tenor" \tenor >>
      \new Lyrics \lyricsto "tenor" \words
      \new Staff \with { instrumentName = "B" shortInstrumentName = "B" } << \new Voice = "bass" \bass >>
      \new Lyrics \lyricsto "bass" \words
    >>
    \new PianoStaff << \new Staff \right \new Staff \left >>
  >>
  \layout { }
}
