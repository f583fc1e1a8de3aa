\version "2.24.0"
% A long piano score: finger exercises, scales and arpeggios in all keys, two preludes.
% Engraved for the browser journeys; all music is in the public domain or written for this file.

#(set-global-staff-size 16)

\paper {
  #(set-paper-size "a4")
  top-margin = 14\mm
  bottom-margin = 14\mm
  left-margin = 16\mm
  right-margin = 16\mm
  print-first-page-number = ##f
  tagline = ##f
  markup-system-spacing.basic-distance = 10
  ragged-last-bottom = ##t
  scoreTitleMarkup = \markup \column {
    \vspace #0.6
    \line { \bold \fontsize #1 \fromproperty #'header:piece }
    \vspace #0.3
  }
}

scaleC = { c d e f g a b }

% One figure climbs two octaves step by step and comes down again in its mirror form.
climb =
#(define-music-function (up down) (ly:music? ly:music?)
   #{
     $up
     \modalTranspose c d \scaleC $up
     \modalTranspose c e \scaleC $up
     \modalTranspose c f \scaleC $up
     \modalTranspose c g \scaleC $up
     \modalTranspose c a \scaleC $up
     \modalTranspose c b \scaleC $up
     \modalTranspose c c' \scaleC $up
     \modalTranspose c d' \scaleC $up
     \modalTranspose c e' \scaleC $up
     \modalTranspose c f' \scaleC $up
     \modalTranspose c g' \scaleC $up
     \modalTranspose c a' \scaleC $up
     \modalTranspose c b' \scaleC $up
     \modalTranspose c g' \scaleC $down
     \modalTranspose c f' \scaleC $down
     \modalTranspose c e' \scaleC $down
     \modalTranspose c d' \scaleC $down
     \modalTranspose c c' \scaleC $down
     \modalTranspose c b \scaleC $down
     \modalTranspose c a \scaleC $down
     \modalTranspose c g \scaleC $down
     \modalTranspose c f \scaleC $down
     \modalTranspose c e \scaleC $down
     \modalTranspose c d \scaleC $down
     \modalTranspose c c \scaleC $down
     \modalTranspose c b, \scaleC $down
     \modalTranspose c a, \scaleC $down
   #})

exercise =
#(define-scheme-function (name up down) (string? ly:music? ly:music?)
   #{
     \score {
       \new PianoStaff <<
         \new Staff \with { midiInstrument = "piano" } {
           \time 4/4 \tempo 4 = 84
           \transpose c c' \climb $up $down
           <c' e' g'>1 \bar "|."
         }
         \new Staff {
           \clef bass \time 4/4
           \transpose c c, \climb $up $down
           <c, c>1
         }
       >>
       \header { piece = #name }
       \layout { indent = 0 }
     }
   #})

\bookpart {
  \header {
    title = "Tägliche Klavierübung"
    subtitle = "Fingerübungen, Tonleitern und Dreiklänge in allen Tonarten"
    composer = "nach alten Schulen zusammengestellt"
  }
  \exercise "Übung 1" { c16 e f g a g f e } { a16 f e d c d e f }
  \exercise "Übung 2" { c16 e a g f g f e } { a16 f c d e d e f }
  \exercise "Übung 3" { c16 e a g f e f g } { a16 f c d e f e d }
  \exercise "Übung 4" { c16 d c e a g f e } { a16 g a f c d e f }
  \exercise "Übung 5" { c16 a g a f g e f } { a16 c d c e d f e }
  \exercise "Übung 6" { c16 a g a f a e a } { a16 c d c e c f c }
  \exercise "Übung 7" { c16 e d f e g f e } { a16 f g e f d e f }
  \exercise "Übung 8" { c16 e g a f g e f } { a16 f d c e d f e }
  \exercise "Übung 9" { c16 e f e g f a g } { a16 f e f d e c d }
  \exercise "Übung 10" { c16 f e f g e a f } { a16 e f e d f c e }
  \exercise "Übung 11" { c16 g e g a f d f } { a16 d f d c e g e }
  \exercise "Übung 12" { c16 d e f g f e d } { a16 g f e d e f g }
  \exercise "Übung 13" { c16 e d e f e g e } { a16 f g f e f d f }
  \exercise "Übung 14" { c16 d e c f e g f } { a16 g f a e f d e }
  \exercise "Übung 15" { c16 g f e d e f g } { a16 d e f g f e d }
  \exercise "Übung 16" { c16 e g e a g f e } { a16 f d f c d e f }
  \exercise "Übung 17" { c16 a e f g f e d } { a16 c f e d e f g }
  \exercise "Übung 18" { c16 f d g e a f g } { a16 e g d f c e d }
  \exercise "Übung 19" { c16 d f e g f a g } { a16 g e f d e c d }
  \exercise "Übung 20" { c16 a d g e f e d } { a16 c g d f e f g }
}

% Two octaves up and down, broken thirds, then the arpeggios; the hands play an octave apart.
majorRun = \relative c' {
  c16 d e f g a b c d e f g a b c b a g f e d c b a g f e d c4
  c16 e d f e g f a g b a c b d c e d f e g f a g b a c b d c4
  c16 a b g a f g e f d e c d b c a b g a f g e f d e c d b c4
}
majorArpeggio = \relative c' {
  c8 e g c e g c g e c g e c2 r2 c8 f a c f a c a f c a f c2 r2
  c8 e g bes c e g e c bes g e c2 r2 <c e g>2 <c f a> <b f' g> <c e g>
}
minorRun = \relative c' {
  c16 d es f g as b c d es f g as b c b as g f es d c b as g f es d c4
  c16 es d f es g f as g b as c b d c es d f es g f as g b as c b d c4
  c16 as b g as f g es f d es c d b c as b g as f g es f d es c d b c4
}
minorArpeggio = \relative c' {
  c8 es g c es g c g es c g es c2 r2 c8 f as c f as c as f c as f c2 r2
  c8 d f as b d f d b as f d c2 r2 <c es g>2 <c f as> <b f' g> <c es g>
}

keyPage =
#(define-scheme-function (name tonic signature run arpeggio)
   (string? ly:pitch? ly:music? ly:music? ly:music?)
   #{
     \score {
       \new PianoStaff <<
         \new Staff \transpose c $tonic { $signature \time 4/4 $run \bar "||" \time 4/4 $arpeggio \bar "|." }
         \new Staff \transpose c $tonic { \clef bass $signature \time 4/4 \transpose c c, { $run $arpeggio } }
       >>
       \header { piece = #name }
       \layout { indent = 0 }
     }
   #})

\bookpart {
  \paper { max-systems-per-page = 8 }
  \markup \fill-line { \bold \fontsize #4 "Tonleitern und Dreiklänge" }
  \keyPage "C-Dur" c { \key c \major } \majorRun \majorArpeggio
  \keyPage "a-Moll" a, { \key c \minor } \minorRun \minorArpeggio
  \keyPage "G-Dur" g, { \key c \major } \majorRun \majorArpeggio
  \keyPage "e-Moll" e { \key c \minor } \minorRun \minorArpeggio
  \keyPage "D-Dur" d { \key c \major } \majorRun \majorArpeggio
  \keyPage "h-Moll" b, { \key c \minor } \minorRun \minorArpeggio
  \keyPage "A-Dur" a, { \key c \major } \majorRun \majorArpeggio
  \keyPage "fis-Moll" fis { \key c \minor } \minorRun \minorArpeggio
  \keyPage "E-Dur" e { \key c \major } \majorRun \majorArpeggio
  \keyPage "cis-Moll" cis { \key c \minor } \minorRun \minorArpeggio
  \keyPage "H-Dur" b, { \key c \major } \majorRun \majorArpeggio
  \keyPage "gis-Moll" gis, { \key c \minor } \minorRun \minorArpeggio
  \keyPage "Ges-Dur" ges { \key c \major } \majorRun \majorArpeggio
  \keyPage "es-Moll" es { \key c \minor } \minorRun \minorArpeggio
  \keyPage "Des-Dur" des { \key c \major } \majorRun \majorArpeggio
  \keyPage "b-Moll" bes, { \key c \minor } \minorRun \minorArpeggio
  \keyPage "As-Dur" as, { \key c \major } \majorRun \majorArpeggio
  \keyPage "f-Moll" f { \key c \minor } \minorRun \minorArpeggio
  \keyPage "Es-Dur" es { \key c \major } \majorRun \majorArpeggio
  \keyPage "c-Moll" c { \key c \minor } \minorRun \minorArpeggio
  \keyPage "B-Dur" bes, { \key c \major } \majorRun \majorArpeggio
  \keyPage "g-Moll" g, { \key c \minor } \minorRun \minorArpeggio
  \keyPage "F-Dur" f { \key c \major } \majorRun \majorArpeggio
  \keyPage "d-Moll" d { \key c \minor } \minorRun \minorArpeggio
}

% The Prelude in C: each bar is one five-note chord, broken twice.
preludeUpper =
#(define-music-function (x y z) (ly:pitch? ly:pitch? ly:pitch?)
   #{ \repeat unfold 2 { r8 $x 16 $y 16 $z 16 $x 16 $y 16 $z 16 } #})
preludeLower =
#(define-music-function (x y) (ly:pitch? ly:pitch?)
   #{ \repeat unfold 2 << { r16 $y 8. ~ $y 4 } \\ { $x 2 } >> #})

\bookpart {
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
    \header { piece = "Präludium C-Dur, BWV 846 (Johann Sebastian Bach)" }
    \layout { indent = 0 }
  }
}
