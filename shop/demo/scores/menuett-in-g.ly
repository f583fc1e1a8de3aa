\version "2.24.0"
% Minuet in G major, BWV Anh. 114, from the Notebook for Anna Magdalena Bach (1725).

\header {
  title = "Menuett in G"
  subtitle = "aus dem Notenbüchlein für Anna Magdalena Bach"
  composer = "Christian Petzold (1677–1733)"
  tagline = ##f
}
\paper {
  oddFooterMarkup = \markup \fill-line { \fontsize #-2 "Edition Notenfalz · NF-D-1003" }
  evenFooterMarkup = \oddFooterMarkup
 #(set-paper-size "a4") top-margin = 16\mm bottom-margin = 16\mm left-margin = 18\mm right-margin = 18\mm
  page-count = 2 ragged-last-bottom = ##f print-first-page-number = ##f }
#(set-global-staff-size 23)

upper = \relative c'' {
  \key g \major \time 3/4
  \repeat volta 2 {
    d4 g,8 a b c | d4 g, g | e' c8 d e fis | g4 g, g |
    c d8 c b a | b4 c8 b a g | fis4 g8 a b g | \appoggiatura b8 a2. |
    d4 g,8 a b c | d4 g, g | e' c8 d e fis | g4 g, g |
    c d8 c b a | b4 c8 b a g | a4 b8 a g fis | g2. |
  }
  \repeat volta 2 {
    b'4 g8 a b g | a4 d,8 e fis d | g4 e8 fis g d | cis4 b8 cis a4 |
    a8 b cis d e fis | g4 fis e | fis a, cis | d2. |
    d4 g,8 fis g4 | e' g,8 fis g4 | d' c b | a8 g fis g a4 |
    d,8 e fis g a b | c4 b a | b8 d g,4 fis | g2. |
  }
}
lower = \relative c' {
  \key g \major \time 3/4 \clef bass
  \repeat volta 2 {
    <g b d>2 a4 | b2. | c | b | a | g | d'4 b g | d' d,8 c' b a |
    b2 a4 | g b g | c2. | b4 c8 b a g | a2 fis4 | g2 b4 | c d d, | g2 g,4 |
  }
  \repeat volta 2 {
    g'2. | fis | e4 g e | a2 a,4 | a'2. | b4 d cis | d fis, a | d d, c' |
    b2 b4 | c2 c4 | b a g | d'2 r4 | d,2 fis4 | e g fis | g b, d | g d g, |
  }
}
\score {
  \new PianoStaff << \new Staff \upper \new Staff \lower >>
  \layout { indent = 0 \context { \Score \override SpacingSpanner.base-shortest-duration = #(ly:make-moment 1/16) } }
}
