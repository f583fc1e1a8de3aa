\version "2.24.0"
\include "incipit.ily"
\new PianoStaff <<
  \new Staff \relative c' { \key cis \minor \time 2/2 \omit TupletBracket \omit TupletNumber \tuplet 3/2 4 { gis8 cis e gis, cis e gis, cis e gis, cis e } | \tuplet 3/2 4 { gis, cis e gis, cis e gis, cis e gis, cis e } | }
  \new Staff \relative c { \key cis \minor \clef bass <cis, cis'>1 | <b b'> | }
>>
