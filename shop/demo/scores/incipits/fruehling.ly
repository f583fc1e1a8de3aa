\version "2.24.0"
\include "incipit.ily"
\new Staff \relative c' { \key e \major \partial 8 e8\f | gis gis gis fis16 e b'4. b16 a | gis8 gis gis fis16 e b'4. b16 a | gis8 a16 b a8 gis fis4 }
