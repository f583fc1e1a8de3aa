\version "2.24.0"
\include "incipit.ily"
\new PianoStaff <<
  \new Staff \relative c' { r16 c d e f d e c g'8 c b\prall c | d16 g, a b c a b g d'8 g f\prall g | }
  \new Staff \relative c { \clef bass r2 r16 c d e f d e c | g'8 g, r4 r16 g' a b c a b g | }
>>
