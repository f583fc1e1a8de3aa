\version "2.24.0"
\include "edition-page.ily"
% The first piece of the cycle, whole. Three layers: tune, triplets shared by both hands, bass.

\header {
  number = "NF-1008"
  title = "Von fremden Ländern und Menschen"
  subtitle = "aus: Kinderszenen op. 15"
  composer = "Robert Schumann"
  dates = "1810–1856"
}
#(set-global-staff-size 21)
\paper { page-count = 2 first-page-number = 2 }

down = { \change Staff = "left" \voiceOne }
up = { \change Staff = "right" \voiceTwo }

% A triplet of the inner voice: it begins in the left hand and ends in the right.
inner =
#(define-music-function (one two three) (ly:pitch? ly:pitch? ly:pitch?)
   #{ \down \tuplet 3/2 { $one 8 $two \up $three } #})
innerLow =
#(define-music-function (one two) (ly:pitch? ly:pitch?)
   #{ \tuplet 3/2 { r8 $one $two } #})

landsTune = { fis''8. e''16 d''4) | b'( g'' | fis''8. e''16 d''4) | b'( g'' | e''8. d''16 c''4 | a' d'' | b'2) | }
landsMelody = {
  \repeat volta 2 { b'4( g'' | \landsTune }
  \repeat volta 2 {
    <g' b'>4( <a' c''> | <fis' a'> <g' b'>) | <e' g'>( <e' a'> | <dis' fis'> <d' g'>) |
    e'( fis' | g'8. a'16 b'8.\fermata c''16) | d''4( g'' | \landsTune
  }
}
landsTriplets = {
  \inner b d' g' \inner bes e' g' | \omit TupletNumber \omit TupletBracket \inner a d' fis' \inner c' d' a' |
  \inner b d' g' \inner bes e' g' | \inner a d' fis' \inner c' d' a' |
  \inner b d' g' \inner g d' g' | \inner g e' g' \inner g c' g' |
}
landsInner = {
  \repeat volta 2 { \landsTriplets \inner g c' g' \inner fis c' fis' | \inner d b g' \inner g b g' | }
  \repeat volta 2 {
    \down \innerLow b e' \innerLow a e' | \innerLow a d' \innerLow g d' | \innerLow g c' \innerLow fis c' | \innerLow fis b \innerLow g b |
    \innerLow g c' \tuplet 3/2 { d8 a d' } | \innerLow g d' \innerLow a d' |
    \landsTriplets \inner g c' g' \inner fis c' fis' | \down \innerLow b g' \innerLow b g' |
  }
}
landsBass = { g8 r cis r | d r fis r | g r cis r | d r fis r | g r b, r | c r e r | d r d r | }
landsLeft = {
  \repeat volta 2 { \landsBass g,8 r g r | }
  \repeat volta 2 {
    e4( a, | d8. c16 b,4) | c( fis, | b,8. a,16 g,4) | c4( c | << { \voiceTwo b,8. a,16 g,4) } \new Voice { \voiceFour d2 } >> | \landsBass <g, d>2 |
  }
}

\score {
  \new PianoStaff <<
    \new Staff = "right" {
      \key g \major \time 2/4
      << \new Voice { \voiceOne \landsMelody } \new Voice { \voiceTwo \landsInner } >>
    }
    \new Dynamics { s2*8\p s2*4 s4 s4-\markup \italic "ritard." s2 s2*8\p }
    \new Staff = "left" { \clef bass \key g \major \time 2/4 \voiceTwo \landsLeft }
  >>
  \layout { }
}
