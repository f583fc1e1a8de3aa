\version "2.24.0"
\include "incipit.ily"
\new Staff \relative c { \clef bass \key g \major
  g16( d' b' a) b d, b' d, g,( d' b' a) b d, b' d, | g,( e' c' b) c e, c' e, g,( e' c' b) c e, c' e, | }
