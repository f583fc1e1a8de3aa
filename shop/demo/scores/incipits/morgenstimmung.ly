\version "2.24.0"
\include "incipit.ily"
\new Staff \relative c'' { \key e \major \time 6/8 b8\p( gis fis e fis gis | b gis fis e fis16 gis fis gis | b8 gis b cis gis cis | b gis fis e4.) | }
