\version "2.24.0"
\include "incipit.ily"
\new Staff \relative c'' { \key f \major \time 3/4 \partial 4 a8( a) | c4.( a8) a4 | c2 a8( c) | f4 e4.( d8) | d4 c g8( a) | bes2 }
