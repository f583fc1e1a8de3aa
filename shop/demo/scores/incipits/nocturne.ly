\version "2.24.0"
\include "incipit.ily"
\new PianoStaff <<
  \new Staff \relative c'' { \key es \major \time 12/8 \partial 8 bes8\p( | g'4. ~ 8 f g f4. es4 bes8) | }
  \new Staff \relative c { \key es \major \clef bass \partial 8 r8 | es,8 <es' g bes> <g bes es> es, <es' bes' des> <g des' es> d, <f' bes d> <as bes d> es, <es' bes' c> <g bes es> | }
>>
