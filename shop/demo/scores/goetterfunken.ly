\version "2.24.0"
% Ode to Joy from the Ninth Symphony, set for brass quartet.

\header { title = "Freude, schöner Götterfunken" subtitle = "Satz für vier Blechbläser" composer = "Ludwig van Beethoven (1770–1827)" tagline = ##f }
\paper {
  oddFooterMarkup = \markup \fill-line { \fontsize #-2 "Edition Notenfalz · NF-D-5004" }
  evenFooterMarkup = \oddFooterMarkup
 #(set-paper-size "a4landscape") top-margin = 14\mm bottom-margin = 14\mm left-margin = 16\mm right-margin = 16\mm
  page-count = 2 max-systems-per-page = 2 print-first-page-number = ##f system-system-spacing.basic-distance = 18 }
#(set-global-staff-size 20)

theme = \relative fis' { fis4 fis g a | a g fis e | d d e fis | fis4. e8 e2 | fis4 fis g a | a g fis e | d d e fis | e4. d8 d2 | }
middle = \relative e' { e4 e fis d | e fis8 g fis4 d | e fis8 g fis4 e | d e a, fis' ~ | fis fis g a | a g fis e | d d e fis | e4. d8 d2 | }
second = \relative d' { d4 d e fis | fis e d cis | a a cis d | d4. cis8 cis2 | d4 d e fis | fis e d cis | a a cis d | cis4. a8 a2 | }
secondMiddle = \relative cis' { cis4 cis d a | cis d8 e d4 a | cis d8 e d4 cis | b b a d ~ | d d e fis | fis e d cis | a a cis d | cis4. a8 a2 | }
third = \relative a { a4 a a a | a a a a | fis fis a a | a4. a8 a2 | a4 a a a | a a a a | fis fis a a | g4. fis8 fis2 | }
thirdMiddle = \relative a { a4 a a fis | a a a fis | a a a a | fis gis e a ~ | a a a a | a a a a | fis fis a a | g4. fis8 fis2 | }
bass = \relative d { d4 d d d | d d a a | b b a d | d4. a8 a2 | d4 d d d | d d a a | b b a d | a4. d8 d2 | }
bassMiddle = \relative a, { a4 a d d | a a d d | a a d a | b e cis d ~ | d d d d | d d a a | b b a d | a4. d8 d2 | }

\score {
  \new StaffGroup <<
    \new Staff \with { instrumentName = "Trompete 1" shortInstrumentName = "Tr. 1" } { \key d \major \time 4/4 \theme \middle \theme \middle \bar "|." }
    \new Staff \with { instrumentName = "Trompete 2" shortInstrumentName = "Tr. 2" } { \key d \major \second \secondMiddle \second \secondMiddle }
    \new Staff \with { instrumentName = "Posaune" shortInstrumentName = "Pos." } { \clef bass \key d \major \third \thirdMiddle \third \thirdMiddle }
    \new Staff \with { instrumentName = "Tuba" shortInstrumentName = "Tba." } { \clef bass \key d \major \bass \bassMiddle \bass \bassMiddle }
  >>
  \layout { indent = 22\mm short-indent = 12\mm }
}
