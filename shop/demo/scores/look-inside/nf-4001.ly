\version "2.24.0"
\include "edition-page.ily"
% Prelude of the first cello suite, whole, without bowings.

\header {
  number = "NF-4001"
  title = "Suite I"
  subtitle = "BWV 1007"
  composer = "Johann Sebastian Bach"
  dates = "1685–1750"
}
#(set-global-staff-size 20)
\paper { page-count = 2 first-page-number = 2 system-count = 21 }

% A bar whose two halves are alike.
twice =
#(define-music-function (half) (ly:music?)
   #{ \repeat unfold 2 $half #})

cello = {
  \clef bass \key g \major \time 4/4
  \twice { g,16 d b a b d b d } |
  \twice { g,16 e c' b c' e c' e } |
  \twice { g,16 fis c' b c' fis c' fis } |
  g,16 g b a b g b g g, g b a b g b fis |
  g,16 e b a b g fis g e g fis g b, d cis b, |
  cis16 g a g a g a g cis g a g a g a g |
  fis16 a d' cis' d' a g a fis a g a d fis e d |
  \twice { e,16 b, g fis g b, g b, } |
  e,16 cis d e d cis b, a, g fis e d' cis' b a g |
  fis16 e d d' a d' fis a d e fis a g fis e d |
  gis16 d f e f d gis d b d f e f d gis d |
  c16 e a b c' a e d c e a b c' a fis! e |
  \twice { dis16 fis dis fis a fis a fis } |
  g16 fis e g fis g a fis g fis e d c b, a, g, |
  fis,16 c d c d c d c fis, c d c d c d c |
  \twice { g,16 b, f e f b, f b, } |
  \twice { g,16 c e d e c e c } |
  \twice { g,16 fis c' b c' fis c' fis } |
  g,16 d b a b g fis e d c b, a, g, fis, e, d, |
  cis,16 a, e fis g e fis g cis, a, e fis g e fis g |
  \twice { c,!16 a, d e fis d e fis } |
  c,16 a, d fis a cis' d'8\fermata ~ d'16 a, b, c! d e fis g |
}
% After the fermata.
celloEnd = {
  a16 fis d e fis g a b c' a fis g a b c' d' |
  es'16 d' cis' d' d' c' b c' c' a fis e! d a, b, c |
  d,16 a, d fis a b c' a b g d c b, g, a, b, |
  d,16 g, b, d g a b g cis' bes a bes bes a gis a |
  a16 g! fis g g e cis b,! a, cis e g a cis' d' cis' |
  d'16 a fis e fis a d fis a, d cis b, a, g, fis, e, |
  d,8\noBeam c'!16 b a g fis e d c' b a g fis e d |
  c16 b a g fis e d c b, a g fis e d c b, |
  a,16 g fis e fis a d a e a fis a g a e a |
  fis16 a d a g a e a fis a d a g a e a |
  fis16 a d a e a fis a g a a a b a d a |
  a16 a b a c' a d a b a c' a d' a b a |
  c'16 a b a c' a a a b a a a b a g a |
  a16 a g a a a fis a g a fis a g a e a |
  fis16 a d e f d fis d g d gis d a d bes d |
  b!16 d c' d cis' d d' d es' d e' d f' d fis' d |
  \twice { g'16 b d b g' b g' b } |
  \twice { g'16 a d a g' a g' a } |
  \twice { fis'16 c' d c' fis' c' fis' c' } |
  <g, b g'>1\fermata \bar "|."
}

\score {
  \new Staff { \cello \celloEnd }
  \header { piece = "Prélude" }
  \layout { }
}
