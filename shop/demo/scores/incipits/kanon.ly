\version "2.24.0"
\include "incipit.ily"
\new StaffGroup <<
  \new Staff \relative c'' { \key d \major fis4 e d cis | b a b cis | d cis b a | g fis g e | }
  \new Staff \relative c { \key d \major \clef bass d'4 a b fis | g d g a | d a b fis | g d g a | }
>>
