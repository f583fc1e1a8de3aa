\version "2.24.0"
% The first prelude of The Well-Tempered Clavier I: each bar is one broken chord, played twice.

\header { title = "Präludium C-Dur" subtitle = "BWV 846" composer = "Johann Sebastian Bach (1685–1750)" tagline = ##f }
\paper {
  oddFooterMarkup = \markup \fill-line { \fontsize #-2 "Edition Notenfalz · NF-D-1002" }
  evenFooterMarkup = \oddFooterMarkup
  #(set-paper-size "a4") top-margin = 16\mm bottom-margin = 16\mm left-margin = 18\mm right-margin = 18\mm
  page-count = 2 print-first-page-number = ##f
}
#(set-global-staff-size 20)

preludeUpper =
#(define-music-function (x y z) (ly:pitch? ly:pitch? ly:pitch?)
   #{ \repeat unfold 2 { r8 $x 16 $y 16 $z 16 $x 16 $y 16 $z 16 } #})
preludeLower =
#(define-music-function (x y) (ly:pitch? ly:pitch?)
   #{ \repeat unfold 2 << { r16 $y 8. ~ $y 4 } \\ { $x 2 } >> #})

\score {
  \new PianoStaff <<
    \new Staff {
      \time 4/4 \tempo "Moderato"
      \preludeUpper g' c'' e''    \preludeUpper a' d'' f''    \preludeUpper g' d'' f''   \preludeUpper g' c'' e''
      \preludeUpper a' e'' a''    \preludeUpper fis' a' d''   \preludeUpper g' d'' g''   \preludeUpper e' g' c''
      \preludeUpper e' g' c''     \preludeUpper d' fis' c''   \preludeUpper d' g' b'     \preludeUpper e' g' cis''
      \preludeUpper d' a' d''     \preludeUpper d' f' b'      \preludeUpper c' g' c''    \preludeUpper a c' f'
      \preludeUpper a c' f'       \preludeUpper g b f'        \preludeUpper g c' e'      \preludeUpper bes c' e'
      \preludeUpper a c' e'       \preludeUpper a c' es'      \preludeUpper b c' d'      \preludeUpper g b d'
      \preludeUpper g c' e'       \preludeUpper g c' f'       \preludeUpper g b f'       \preludeUpper a c' fis'
      \preludeUpper g c' g'       \preludeUpper g c' f'       \preludeUpper g b f'       \preludeUpper g bes e'
      r8 f16 a c' f' c' a c' a f a f d f d
      r8 g'16 b' d'' f'' d'' b' d'' b' g' b' d' f' e' d'
      <e' g' c''>1\fermata \bar "|."
    }
    \new Staff {
      \clef bass \time 4/4
      \preludeLower c' e'  \preludeLower c' d'  \preludeLower b d'  \preludeLower c' e'
      \preludeLower c' e'  \preludeLower c' d'  \preludeLower b d'  \preludeLower b c'
      \preludeLower a c'   \preludeLower d a    \preludeLower g b   \preludeLower g bes
      \preludeLower f a    \preludeLower f as   \preludeLower e g   \preludeLower e f
      \preludeLower d f    \preludeLower g, d   \preludeLower c e   \preludeLower c g
      \preludeLower f, f   \preludeLower fis, c \preludeLower as, f \preludeLower g, f
      \preludeLower g, e   \preludeLower g, d   \preludeLower g, d  \preludeLower g, es
      \preludeLower g, e   \preludeLower g, d   \preludeLower g, d  \preludeLower c, c
      << { r16 c8. ~ c4 ~ c2 } \\ c,1 >>
      << { r16 b,8. ~ b,4 ~ b,2 } \\ c,1 >>
      <c, c>1\fermata
    }
  >>
  \layout { indent = 0 }
}
