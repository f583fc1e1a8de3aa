\version "2.24.0"
\include "incipit.ily"
\new ChoirStaff <<
  \new Staff \relative c'' { \key d \major \autoBeamOff \new Voice = "s" { d4.\f a8 b a r4 | d4. a8 b a r d16 d | b8 a r d16 d b8 a r4 | } }
  \new Lyrics \lyricsto "s" { }
  \new Staff \relative c' { \key d \major \clef bass \autoBeamOff d4. d8 g, d r4 | d'4. d8 g, d r d'16 d | g,8 d r d'16 d g,8 d r4 | }
>>
