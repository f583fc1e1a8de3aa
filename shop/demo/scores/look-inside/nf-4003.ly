\version "2.24.0"
\include "edition-page.ily"
% The canon: three violins play the same line, two bars apart, above a bass of two bars.

\header {
  number = "NF-4003"
  title = "Kanon"
  subtitle = "für drei Violinen und Basso continuo"
  composer = "Johann Pachelbel"
  dates = "1653–1706"
}
#(set-global-staff-size 16)
\paper { page-count = 2 first-page-number = 2 system-count = 9 indent = 18\mm short-indent = 10\mm }

opening = \relative c'' {
  fis4 e d cis | b a b cis |
  d4 cis b a | g fis g e |
  d8 fis a g fis d fis e | d b d a' g b a g |
  fis8 d e cis' d fis a a, | b g a fis d d' d8. cis16 |
  d16 cis d d, cis a' e fis d d' cis b cis fis a b | g fis e g fis e d cis b a g fis e g fis e |
  d16 e fis g a e a g fis b a g a g fis e | d b b' cis d cis b a g fis e b' a b a g |
  fis8 fis' e4 r8 d fis4 | b a b cis |
}
turning = \relative c' { d8 d cis4 r8 b d4 | d4. d8 d g e a | }
running = \relative c'' {
  a16 fis32 g a16 fis32 g a a, b cis d e fis g fis16 d32 e fis16 fis,32 g a b a g a fis g a |
  g16 b32 a g16 fis32 e fis e d e fis g a b g16 b32 a b16 cis32 d a b cis d e fis g a |
}
flying = \relative c'' {
  fis16 d32 e fis16 e32 d e cis d e fis e d cis d16 b32 cis d16 d,32 e fis g fis e fis d' cis d |
  b16 d32 cis b16 a32 g a g fis g a b cis d b16 d32 cis d16 cis32 b cis d e d cis d b cis |
}

ground = \relative c { d4 a b fis | g d g a | }

entries = { s1*2 \mark \default s1*2 \mark \default s1*2 \mark \default s1*16 }

global = { \key d \major \time 4/4 }

\score {
  <<
    \new StaffGroup <<
      \new Staff \with { instrumentName = "Violine I" shortInstrumentName = "I" } { \global \set Score.rehearsalMarkFormatter = #format-mark-box-numbers << { R1*2 \opening \turning \running \flying } \entries >> }
      \new Staff \with { instrumentName = "Violine II" shortInstrumentName = "II" } { \global R1*4 \opening \turning \running }
      \new Staff \with { instrumentName = "Violine III" shortInstrumentName = "III" } { \global R1*6 \opening \turning }
    >>
    \new Staff \with { instrumentName = "Bass" shortInstrumentName = "B." } { \global \clef bass \repeat unfold 11 \ground }
  >>
  \layout { }
}
