\version "2.24.0"
\include "edition-page.ily"
% Lullaby op. 49 no. 4, both verses under the music, on one spread.

\header {
  number = "NF-2002"
  title = "Wiegenlied"
  subtitle = "op. 49 Nr. 4"
  poet = "Aus „Des Knaben Wunderhorn“"
  composer = "Johannes Brahms"
  dates = "1833–1897"
}
#(set-global-staff-size 20)
\paper { page-count = 2 first-page-number = 2 system-count = 7 }

voice = \relative g' {
  \key es \major \time 3/4 \partial 8 \autoBeamOff \tempo "Zart bewegt"
  \repeat volta 2 {
    r8 | R2. | r4 r g8 8 | bes4. g8 4 | bes r g8[( bes]) |
    es4 d4. c8 | c4( bes) f8[( g]) | as4 f f8[( g]) | as4 r f8[( as]) |
    d8[( c]) bes4 d | es r es,8 8 | es'2 c8 as | bes2 g8 es |
    as4 bes c | \acciaccatura g8 bes2 es,8 8 | es'2 c8 as | bes2 g8 es |
    as4 \grace { bes16([ as] } g4) f | es2 r8
  }
}
firstVerse = \lyricmode {
  \set stanza = "1."
  Gu -- ten A -- bend, gut Nacht, mit Ro -- sen be -- dacht, mit Näg -- lein be -- steckt, schlupf un -- ter die Deck:
  mor -- gen früh, wenn Gott will, wirst du wie -- der ge -- weckt, mor -- gen früh, wenn Gott will, wirst du wie -- der ge -- weckt.
}
secondVerse = \lyricmode {
  \set stanza = "2."
  Gu -- ten A -- bend, gut Nacht, von Eng -- lein be -- wacht, die zei -- gen im Traum dir Christ -- kind -- leins Baum:
  schlaf nun se -- lig und süß, schau im Traum’s Pa -- ra -- dies, schlaf nun se -- lig und süß, schau im Traum’s Pa -- ra -- dies.
}

right = \relative g' {
  \key es \major \time 3/4 \partial 8
  \repeat volta 2 {
    <g bes>8( ~ | 8 <es g>) <g bes>4 r8 <g bes>( ~ | 8 <es g>) <g bes>4 r8 <g bes>( ~ |
    8 <es g>4 bes) <g' bes>8( ~ | 8 <es g>4 bes) <g' bes>8( ~ |
    8 <es' g>4 4 8 ~ | 8 <d as'>4 <as d>) <g bes>8( ~ |
    8 <f as>4 <bes, f'>) <as' c>8( ~ | 8 <f as>4 <bes, f'>) <as' c>8( ~ |
    8 <f as>4 <as d> <as f'>8 ~ | 8 <g es'>4 <g bes>) <es des' es>8( ~ |
    8 <as c>) <c es>4. <as c>8 | <g bes>( <es g>) <g bes>4. <es g>8 |
    <d f>( <bes d> <d f> <as c> <d f> <g, bes>) | <es' g>2 r8 <es des' es>( ~ |
    8 <as c>) <c es>4. <as c>8 | <g bes>( <es g>) <g bes>4. <es g>8 |
    <d f>( bes' <es, g> c' <f, as> d') | <g, bes es>2 r8
  }
}
% The rocking bass: always E flat, then a note in the middle and back down.
rock = #(define-music-function (high low) (ly:pitch? ly:pitch?) #{ es,4 $high 4( $low 4) | #})
left = {
  \clef bass \key es \major \time 3/4 \partial 8
  \repeat volta 2 {
    r8 |
    \repeat unfold 4 { \rock g bes, }
    \rock bes bes, \rock f bes, \rock f bes, \rock f bes,
    \rock bes bes, \rock bes bes, \rock as as, \rock g bes,
    \rock f bes, \rock g bes, \rock as as, \rock g bes,
    \rock bes bes, es,4 <bes, es g> r8
  }
}
forces = { \partial 8 s8\p s2.*4 s8 s4.\< s4 s8\! s8\> s4. s8\! }

\score {
  <<
    \new Staff << \new Voice = "song" \voice >>
    \new Lyrics \lyricsto "song" \firstVerse
    \new Lyrics \lyricsto "song" \secondVerse
    \new PianoStaff << \new Staff \right \new Dynamics \forces \new Staff \left >>
  >>
  \layout { }
}
