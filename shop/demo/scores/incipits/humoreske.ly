\version "2.24.0"
\include "incipit.ily"
\new Staff \relative c'' { \key ges \major \time 2/4 ges16.-. as32 ges16.-. as32 bes16.-. des32 es16.-. des32 | ges16.-. f32 as16.-. ges32 f16.-. as32 ges16.-. es32 | des2 | }
