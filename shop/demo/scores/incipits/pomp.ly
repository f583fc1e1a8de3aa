\version "2.24.0"
\include "incipit.ily"
\new Staff \relative c'' { \key g \major \time 2/4 g2( | fis8 g a4 | e2 | d) | c( | b8 c d4 | a2) | }
