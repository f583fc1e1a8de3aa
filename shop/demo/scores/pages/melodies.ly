\version "2.24.0"
\include "page.ily"
\score {
\new Staff \relative c'' { \key bes \major \time 6/8 f8.( g16) f8 d4. | f8. g16 f8 d4. | c'4 c8 a4. | bes4 bes8 f4. | }
}
\score {
\new Staff \relative c'' { \key g \major \time 2/4 g2( | fis8 g a4 | e2 | d) | c( | b8 c d4 | a2) | }
}
\score {
\new Staff \relative c'' { \key e \major \time 6/8 b8\p( gis fis e fis gis | b gis fis e fis16 gis fis gis | b8 gis b cis gis cis | b gis fis e4.) | }
}
\score {
\new Staff \relative c'' { \key f \major \time 3/4 \partial 4 a8( a) | c4.( a8) a4 | c2 a8( c) | f4 e4.( d8) | d4 c g8( a) | bes2 }
}
\score {
\new Staff \relative c'' { \key b \minor fis2(\p b,8 cis d e | fis4. d8 fis4. d8 | fis4.) b,8 d( b g d' | b2.) }
}
\score {
\new Staff \relative c'' { \key g \major <g b, d,>4\f r8 d g4 r8 d | g d g b d4 r | c4 r8 a c4 r8 a | c a fis a d,4 r | }
}
\score {
\new Staff \relative c' { \key f \major \partial 4 c4( | f2 ~ 8 e f a | c f f2 e8 d | c f g, a bes d f, g | a c g2) }
}