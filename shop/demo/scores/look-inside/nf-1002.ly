\version "2.24.0"
\include "edition-page.ily"
% Prelude 1 in C major, BWV 846, whole. Each bar is one broken chord, played twice; the last three bars run out.

\header {
  number = "NF-1002"
  title = "Praeludium 1"
  subtitle = "BWV 846"
  composer = "Johann Sebastian Bach"
  dates = "1685–1750"
}
#(set-global-staff-size 20)
\paper { page-count = 2 system-count = 12 first-page-number = 2 }

broken =
#(define-music-function (low middle high) (ly:pitch? ly:pitch? ly:pitch?)
   #{ \repeat unfold 2 { r8 $low 16 $middle $high $low $middle $high } #})
held =
#(define-music-function (bass tenor) (ly:pitch? ly:pitch?)
   #{ \repeat unfold 2 << { r16 $tenor 8. ~ $tenor 4 } \\ $bass 2 >> #})

right = {
  \time 4/4
  \broken g' c'' e'' | \broken a' d'' f'' | \broken g' d'' f'' | \broken g' c'' e'' |
  \broken a' e'' a'' | \broken fis' a' d'' | \broken g' d'' g'' | \broken e' g' c'' |
  \broken e' g' c'' | \broken d' fis' c'' | \broken d' g' b' | \broken e' g' cis'' |
  \broken d' a' d'' | \broken d' f' b' | \broken c' g' c'' | \broken a c' f' |
  \broken a c' f' | \broken g b f' | \broken g c' e' | \broken bes c' e' |
  \broken a c' e' | \broken a c' es' | \broken b c' d' | \broken g b d' |
  \broken g c' e' | \broken g c' f' | \broken g b f' | \broken a c' fis' |
  \broken g c' g' | \broken g c' f' | \broken g b f' | \broken g bes e' |
  r8 f16 a c' f' c' a c' a f a f d f d |
  r8 g'16 b' d'' f'' d'' b' d'' b' g' b' d' f' e' d' |
  <e' g' c''>1\fermata \bar "|."
}

left = {
  \clef bass \time 4/4
  \held c' e' | \held c' d' | \held b d' | \held c' e' |
  \held c' e' | \held c' d' | \held b d' | \held b c' |
  \held a c' | \held d a | \held g b | \held g bes |
  \held f a | \held f as | \held e g | \held e f |
  \held d f | \held g, d | \held c e | \held c g |
  \held f, f | \held fis, c | \held as, f | \held g, f |
  \held g, e | \held g, d | \held g, d | \held g, es |
  \held g, e | \held g, d | \held g, d | \held c, c |
  << { r16 c8. ~ 4 ~ 2 } \\ c,1 >> |
  << { r16 b,8. ~ 4 ~ 2 } \\ c,1 >> |
  <c, c>1\fermata
}

\score {
  \new PianoStaff << \new Staff \right \new Staff \left >>
  \layout { }
}
