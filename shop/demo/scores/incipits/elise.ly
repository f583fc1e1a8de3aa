\version "2.24.0"
\include "incipit.ily"
\new PianoStaff <<
  \new Staff \relative c'' { \time 3/8 \partial 8 e16 dis | e dis e b d c | a8 r16 c, e a | b8 r16 e, gis b | c8 r16 e, e' dis | }
  \new Staff \relative c { \clef bass \time 3/8 \partial 8 r8 | R4. | a16 e' a r r8 | e,16 e' gis r r8 | a,16 e' a r r8 | }
>>
