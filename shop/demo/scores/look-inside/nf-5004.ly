\version "2.24.0"
\include "edition-page.ily"
% Ode to Joy for four brass players, sounding as written: the tune alone in the low brass, then in four parts, twice.

\header {
  number = "NF-5004"
  title = "Freude, schöner Götterfunken"
  subtitle = "aus der 9. Symphonie op. 125, Satz für vier Blechbläser"
  composer = "Ludwig van Beethoven"
  dates = "1770–1827"
}
#(set-global-staff-size 16)
\paper { page-count = 2 first-page-number = 2 system-count = 10 indent = 20\mm short-indent = 11\mm }

% The tune: two like lines, a middle line, and the second line again, tied in from before the bar.
tuneLine = { fis'4 fis' g' a' | a' g' fis' e' | d' d' e' fis' | }
tune = {
  \tuneLine fis'4. e'8 e'2 |
  \tuneLine e'4. d'8 d'2 |
  e'4 e' fis' d' | e' fis'8 g' fis'4 d' | e' fis'8 g' fis'4 e' | d' e' a fis' ~ |
  \tuneLine e'4. d'8 d'2 |
}

secondLine = { d'4 d' e' fis' | fis' e' d' cis' | a a cis' d' | }
second = {
  \secondLine d'4. cis'8 cis'2 |
  \secondLine cis'4. a8 a2 |
  cis'4 cis' d' a | cis' d'8 e' d'4 a | cis' d'8 e' d'4 cis' | b b a d' |
  \secondLine cis'4. a8 a2 |
}

thirdLine = { a4 a a a | a a a a | fis fis a a | }
third = {
  \thirdLine a4. 8 2 |
  \thirdLine g4. fis8 2 |
  a4 a a fis | a a a fis | a a a a | fis gis e a |
  \thirdLine g4. fis8 2 |
}

bassLine = { d4 d cis d | d cis d a, | d d a, d | }
bass = {
  \bassLine d4. a,8 2 |
  \bassLine a,4. d8 2 |
  a,4 a, d d | a, a, d d | a, a, d a, | b, e cis d |
  \bassLine a,4. d8 2 |
}

lowTune = \transpose c c, { \tuneLine fis'4. e'8 e'2 | \tuneLine e'4. d'8 d'2 | }
solo = \transpose c c, { \lowTune }

global = { \key d \major \time 4/4 }

\score {
  \new StaffGroup <<
    \new Staff \with { instrumentName = "Trompete 1" shortInstrumentName = "Tr. 1" } {
      \global \tempo "Allegro assai" R1*8 \mark \default << \tune s1\mf >> \bar "||" \mark \default << \tune s1\f >> \bar "|."
    }
    \new Staff \with { instrumentName = "Trompete 2" shortInstrumentName = "Tr. 2" } {
      \global R1*8 << \second s1\mf >> << \second s1\f >>
    }
    \new Staff \with { instrumentName = "Posaune" shortInstrumentName = "Pos." } {
      \global \clef bass << \lowTune s1\p >> << \third s1\mf >> << \third s1\f >>
    }
    \new Staff \with { instrumentName = "Tuba" shortInstrumentName = "Tba." } {
      \global \clef bass << \solo s1\p >> << \bass s1\mf >> << \bass s1\f >>
    }
  >>
  \layout { }
}
