\version "2.24.0"
\include "incipit.ily"
\new Staff \relative c' { \key f \major \partial 4 c4( | f2 ~ 8 e f a | c f f2 e8 d | c f g, a bes d f, g | a c g2) }
