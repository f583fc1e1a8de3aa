\version "2.24.0"
\include "incipit.ily"
\new PianoStaff <<
  \new Staff \relative c'' { \key g \major \time 3/4 d4 g,8 a b c | d4 g, g | e' c8 d e fis | g4 g, g | }
  \new Staff \relative c' { \key g \major \clef bass <g b d>2 a4 | b2. | c | b | }
>>
