\version "2.24.0"
\include "incipit.ily"
\new Staff \relative c'' { \key g \major <g b, d,>4\f r8 d g4 r8 d | g d g b d4 r | c4 r8 a c4 r8 a | c a fis a d,4 r | }
