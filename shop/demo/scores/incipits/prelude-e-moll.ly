\version "2.24.0"
\include "incipit.ily"
\new PianoStaff <<
  \new Staff \relative c' { \key e \minor \time 2/2 \partial 4 b8.( b'16) | b2.( c4 | b2. c4 | b2. c4) | }
  \new Staff \relative c { \key e \minor \clef bass \partial 4 r4 | \repeat unfold 8 <g' b e>8 | <fis a e'> <fis a e'> <fis a e'> <fis a e'> <fis a dis> <fis a dis> <fis a dis> <fis a dis> | <f a dis> <f a dis> <f a dis> <f a dis> <f a d> <f a d> <f a d> <f a d> | }
>>
