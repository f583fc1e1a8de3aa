\version "2.24.0"
\include "edition-page.ily"
% The ritornello of the first movement: solo violin, and the orchestra's other parts laid out for the keyboard.

\header {
  number = "NF-4004"
  title = "Der Frühling"
  subtitle = "aus „Die vier Jahreszeiten“ op. 8 Nr. 1"
  composer = "Antonio Vivaldi"
  dates = "1678–1741"
}
#(set-global-staff-size 19)
\paper { page-count = 2 first-page-number = 2 system-count = 7 indent = 16\mm }

global = { \key e \major \time 4/4 \partial 8 }

greeting = \relative e'' { gis8 gis gis fis16 e b'4. b16 a | gis8 gis gis fis16 e b'4. b16 a | }
answer = \relative b'' { b8 a16 gis a8 b cis b4 e,8 | }
violin = {
  \global \tempo "Allegro"
  e''8^\markup \italic "Giunt’ è la Primavera e festosetti" | \greeting \relative e'' { gis8 a16 b a8 gis fis dis b } e''\p |
  \greeting \relative e'' { gis8 a16 b a8 gis fis4 r8 } e''\f | \answer \answer
  \relative c''' { cis8 b4 a8 gis fis16 e fis4\trill | e4 r8 e\p b' a16 gis a8 b | cis b4 e,8 b' a16 gis a8 b |
  cis8 b4 e,8 cis' b4 a8 | gis fis16 e fis4\trill e r8 } s8 \bar "||"
}

upperOne = \relative e'' { \repeat unfold 2 { e8 e e e gis4. gis16 fis | } e8 fis16 gis fis8 e dis4 r8 }
upper = {
  \global
  b'8 | \upperOne b'\p | \upperOne gis''\f |
  \relative gis'' { \repeat unfold 2 { gis8 fis16 e fis8 gis a gis4 gis8 | } a gis4 fis8 e4 dis |
  e4 r8 gis\p gis fis16 e fis8 gis | a gis4 gis8 gis fis16 e fis8 gis | a gis4 gis8 a gis4 fis8 | e4 dis e r8 } s8
}
lowerOne = \relative b' { \repeat unfold 2 { b8 b b b e,4. gis16 a | } b8 b cis cis fis,4 s8 }
lower = {
  \global
  gis'8 | \lowerOne gis' | \lowerOne gis' |
  \relative e' { e4 e a8 e4 e8 | e4 e a8 e4 e8 | a e4 dis'8 b4 b | gis s8 b e,4 e |
  a8 e4 b'8 e,4 e | a8 e4 e8 a e4 dis'8 | b4 b gis s8 } s8
}
bassOne = \relative e { e4 e e e | e e e e | e8 e a, ais b4 r8 }
bass = {
  \global \clef bass
  e8 | \bassOne e | \bassOne e |
  \relative e { e4 e e e | e e e e | e e8 b e e, b'' b, | e,4 r8 e' e4 e | e e e e | e e e e | e8 e, b'' b, e,4 r8 } s8
}

\score {
  <<
    \new Staff \with { instrumentName = "Violine" } \violin
    \new PianoStaff \with { instrumentName = "Klavier" } <<
      \new Staff << \new Voice { \voiceOne \upper } \new Voice { \voiceTwo \lower } >>
      \new Staff \bass
    >>
  >>
  \layout { }
}
