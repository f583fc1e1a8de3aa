\version "2.24.0"
\include "incipit.ily"
\new PianoStaff <<
  \new Staff \relative c'' { \key d \major \time 3/4 r4 fis( a | g fis cis | b cis d | a2.) | }
  \new Staff \relative c { \key d \major \clef bass << { r4 <b' d fis>2 | r4 <a cis fis>2 | r4 <b d fis>2 | r4 <a cis fis>2 | } \\ { g2. | d | g | d | } >> }
>>
