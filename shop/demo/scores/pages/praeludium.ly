\version "2.24.0"
\include "page.ily"
preludeUpper =
#(define-music-function (x y z) (ly:pitch? ly:pitch? ly:pitch?)
   #{ \repeat unfold 2 { r8 $x 16 $y 16 $z 16 $x 16 $y 16 $z 16 } #})
preludeLower =
#(define-music-function (x y) (ly:pitch? ly:pitch?)
   #{ \repeat unfold 2 << { r16 $y 8. ~ $y 4 } \\ { $x 2 } >> #})

\score {
    \new PianoStaff <<
      \new Staff {
        \time 4/4 
        \preludeUpper g' c'' e''    \preludeUpper a' d'' f''    \preludeUpper g' d'' f''   \preludeUpper g' c'' e''
        \preludeUpper a' e'' a''    \preludeUpper fis' a' d''   \preludeUpper g' d'' g''   \preludeUpper e' g' c''
        \preludeUpper e' g' c''     \preludeUpper d' fis' c''   \preludeUpper d' g' b'     \preludeUpper e' g' cis''
        
      }
      \new Staff {
        \clef bass \time 4/4
        \preludeLower c' e'  \preludeLower c' d'  \preludeLower b d'  \preludeLower c' e'
        \preludeLower c' e'  \preludeLower c' d'  \preludeLower b d'  \preludeLower b c'
        \preludeLower a c'   \preludeLower d a    \preludeLower g b   \preludeLower g bes
        
      }
    >>
  }
