\version "2.24.0"
% Three songs, one on each page: melody with words and a plain piano part.

\paper {
  oddFooterMarkup = \markup \fill-line { \fontsize #-2 "Edition Notenfalz · NF-D-3003" }
  evenFooterMarkup = \oddFooterMarkup
 #(set-paper-size "a4") top-margin = 16\mm bottom-margin = 16\mm left-margin = 18\mm right-margin = 18\mm
  tagline = ##f ragged-last-bottom = ##t print-first-page-number = ##f
  system-system-spacing.basic-distance = 20
  scoreTitleMarkup = \markup \column { \vspace #1 \bold \fontsize #3 \fromproperty #'header:piece \vspace #0.8 } }
#(set-global-staff-size 21)

song =
#(define-scheme-function (name melody words right left) (string? ly:music? ly:music? ly:music? ly:music?)
   #{
     \score {
       <<
         \new Staff \new Voice = "song" { \autoBeamOff $melody }
         \new Lyrics \lyricsto "song" { $words }
         \new PianoStaff << \new Staff { $right } \new Staff { \clef bass $left } >>
       >>
       \header { piece = #name }
       \layout { indent = 0 \context { \Score \override SpacingSpanner.base-shortest-duration = #(ly:make-moment 1/16) } }
     }
   #})

birdsMelody = \relative c' { c4. e8 g4 c | a c8( a) g2 | f4. g8 e4 c | d2 c | }
birdsRight = { <e g>2 <g c'> | <a c'> <g c'> | <f b> <g c'> | <f b> <e g> | }
birdsLeft = { c2 e | f e | d c | g, c | }

\bookpart {
  \header { title = "Drei Lieder" subtitle = "für Singstimme und Klavier" tagline = ##f }
  \song "Alle Vögel sind schon da"
    { \time 4/4 \birdsMelody \relative g' { g4 g f f | e g8( e) d2 | g4 g f f | e g8( e) d2 | } \birdsMelody \bar "|." }
    \lyricmode {
      Al -- le Vö -- gel sind schon da, al -- le Vö -- gel, al -- le!
      Welch ein Sin -- gen, Mu -- si -- ziern, Pfei -- fen, Zwit -- schern, Ti -- ri -- liern!
      Früh -- ling will nun ein -- mar -- schiern, kommt mit Sang und Schal -- le. }
    { \time 4/4 \birdsRight <g c'>2 <g b> | <g c'> <f b> | <g c'> <g b> | <g c'> <f b> | \birdsRight }
    { \time 4/4 \birdsLeft e2 d | c g, | e d | c g, | \birdsLeft }
}
twinkle = \relative c' { c4 c g' g | a a g2 | f4 f e e | d2 c | }
twinkleRight = { <e g>2 <g c'> | <a c'> <g c'> | <f b> <g c'> | <f b> <e g> | }
twinkleLeft = { c2 e | f e | d c | g, c | }
\bookpart {
  \song "Morgen kommt der Weihnachtsmann"
    { \time 4/4 \twinkle \relative g' { g4 g f f | e e d2 | g4 g f f | e e d2 | } \twinkle \bar "|." }
    \lyricmode {
      Mor -- gen kommt der Weih -- nachts -- mann, kommt mit sei -- nen Ga -- ben.
      Trom -- mel, Pfei -- fe und Ge -- wehr, Fahn und Sä -- bel und noch mehr,
      ja ein gan -- zes Krie -- ges -- heer möcht ich ger -- ne ha -- ben. }
    { \time 4/4 \twinkleRight <g c'>2 <g b> | <g c'> <f b> | <g c'> <g b> | <g c'> <f b> | \twinkleRight }
    { \time 4/4 \twinkleLeft e2 d | c g, | e d | c g, | \twinkleLeft }
}
\bookpart {
  \song "Stille Nacht, heilige Nacht"
    \relative g' { \key c \major \time 6/8
      g8.( a16) g8 e4. | g8. a16 g8 e4. | d'4 d8 b4. | c4 c8 g4. |
      a4 a8 c8. b16 a8 | g8. a16 g8 e4. | a4 a8 c8. b16 a8 | g8. a16 g8 e4. |
      d'4 d8 f8. d16 b8 | c4.( e) | c8( g) e g8. f16 d8 | c2. \bar "|." }
    \lyricmode {
      Stil -- le Nacht, hei -- li -- ge Nacht! Al -- les schläft, ein -- sam wacht
      nur das trau -- te, hoch -- hei -- li -- ge Paar. Hol -- der Kna -- be im lo -- cki -- gen Haar,
      schlaf in himm -- li -- scher Ruh, schlaf in himm -- li -- scher Ruh! }
    { \time 6/8 <g c'>2. | <g c'> | <g b> | <g c'> | <a c'> | <g c'> | <a c'> | <g c'> | <g b> | <g c'>4. <g c'> | <g c'> <f b> | <e g>2. }
    { \time 6/8 c2. | c | g, | c | f | c | f | c | g, | c4. c | c g, | c2. }
}
