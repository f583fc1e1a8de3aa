\version "2.24.0"
\include "edition-page.ily"
% The first 27 bars of the score.

\header {
  number = "NF-4002"
  title = "Eine kleine Nachtmusik"
  subtitle = "KV 525"
  composer = "Wolfgang Amadeus Mozart"
  dates = "1756–1791"
}
#(set-global-staff-size 14.5)
\paper { page-count = 2 first-page-number = 2 indent = 19\mm short-indent = 10\mm }

global = { \key g \major \time 4/4 }

first = {
  \global \tempo "Allegro"
  << \relative c'' { <d, b' g'>4 r8 d' g4 r8 d | g d g b d4 r | c r8 a c4 r8 a | c a fis a d,4 r | } s4\f >>
  \relative c'' {
    <d, b' g'>8 r g'4. b8( a g) | g8(\trill fis) fis4. a8( c) fis,-. | a8( g) g4. b8( a) g-. | g8(\trill fis) fis4. a8( c) fis,-. |
    g8-. g-. \appoggiatura g16 fis8( e16 fis) g8-. g-. \appoggiatura b16 a8( g16 a) |
    b8-. b-. \appoggiatura d16 c8( b16 c) d4 r | d,2(\p e) |
    \appoggiatura d16 c4 c \appoggiatura c16 b4 b | \appoggiatura b16 a4 a g8( fis) e-. fis-. | g8 r a r b r r4 |
    d2( e) | d8( c) c-. c-. c( b) b-. b-. | b8( a) a-. a-. g( fis e fis) |
    <g, g'>2\sf ~ 8 g'16(\p\trill fis32 g a8 fis) | b2\sf ~ 8 b16(\p\trill a32 b c8 a) |
    d2 e4:16\cresc fis4:16 | g4:16 a4:16 b4:16 cis4:16 | d4.\f a8 cis8.( a16) cis8.( a16) | d4.( a8) cis8.( a16) cis8.( a16) |
    d8 <fis, d'>4 4 4 <fis d' ~>8( | <e d'>8) 4 4 4 8 | <e cis'>8 a d a cis a d a | cis8 a, a a a4 r |
  }
}

second = {
  \global
  << \relative c'' { <d, b' g'>4 r8 d' g4 r8 d | g d g b d4 r | c r8 a c4 r8 a | c a fis a d,4 r | } s4\f >>
  \relative c' {
    <b d>4:16 q:16 q2:16 | <c d>2:16 q2:16 | <b d>2:16 q2:16 | <c d>2:16 q2:16 |
    <b d>4 c'8 c d d c( b16 a) | g8 g fis fis g4 r | b2(\p c) |
    \appoggiatura b16 a4 a \appoggiatura a16 g4 g | e e c a | d8 r fis r g r r4 |
    b2( c) | b8( a) a-. a-. a( g) g-. g-. | e4 e8 e c4 c8 c |
    b2\sf ~ 8 b16(\p\trill a32 b c8 a) | g'2\sf ~ 8 g16(\p\trill fis32 g a8 fis) |
    b2:16 c2:16\cresc | b4:16 d2:16 g4:16 | fis2:16\f g2:16 | fis2:16 g2:16 |
    <d fis>8 4 4 4 <d ~ fis>8( | <d e>8) 4 4 4 8 | e4 fis e fis | <cis e>8 a a a a4 r |
  }
}

viola = {
  \global \clef alto
  << \relative c' { g'4 r8 d g4 r8 d | g d g b d4 r | c r8 a c4 r8 a | c a fis a d,4 r | } s4\f >>
  \relative c' {
    \repeat unfold 2 { g'8 g g g g g g g | a a a a a( c) fis,( a) | }
    d,2:16 d2:16 | d2:16 d4 r | R1 |
    fis,2(\p g) | c4 c a fis | d8 r d' r d4 r |
    R1 | fis2( g) | c,4 c8 c a4 a8 a |
    \repeat unfold 2 { g8\sf g g g g\p g g g | }
    g8 g' g g g\cresc g a a | g g fis fis g g e e | a2\f a | a a |
    fis8 g a g fis g a fis | b a g a b a gis b | a a a a a a a a | a a, a a a4 r |
  }
}

cello = {
  \global \clef bass
  << \relative c { g'4 r8 d g4 r8 d | g d g b d4 r | c r8 a c4 r8 a | c a fis a d,4 r | } s4\f >>
  \relative c {
    \repeat unfold 4 { g'8 g g g g g g g | }
    g8 g a a b b fis fis | g g a a b4 r | R1 |
    d,2(\p e) | c4 c d d | b8 r d r g4 r |
    R1 | d2( e) | c4 c d d |
    \repeat unfold 2 { g8\sf g g g g\p g g g | }
    g8 g g g g\cresc g g g | g g fis fis g g e e | d1\f | d |
    d8 e fis e d e fis d | g a b a g a b gis | a a a a a a a a | a a, a a a4 r |
  }
}

\score {
  \new StaffGroup <<
    \new StaffGroup \with { systemStartDelimiter = #'SystemStartSquare } <<
      \new Staff \with { instrumentName = "Violine I" shortInstrumentName = "I" } \first
      \new Staff \with { instrumentName = "Violine II" shortInstrumentName = "II" } \second
    >>
    \new Staff \with { instrumentName = "Viola" shortInstrumentName = "Va." } \viola
    \new Staff \with { instrumentName = "Violoncello" shortInstrumentName = "Vc." } \cello
  >>
  \layout { }
}
