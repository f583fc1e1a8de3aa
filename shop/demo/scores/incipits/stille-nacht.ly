\version "2.24.0"
\include "incipit.ily"
\new Staff \relative c'' { \key bes \major \time 6/8 f8.( g16) f8 d4. | f8. g16 f8 d4. | c'4 c8 a4. | bes4 bes8 f4. | }
