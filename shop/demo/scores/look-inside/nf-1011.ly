\version "2.24.0"
\include "edition-page.ily"
% First Gymnopédie, whole, on one spread: the second time is written out, as in the first edition.

\header {
  number = "NF-1011"
  title = "Gymnopédie Nr. 1"
  composer = "Erik Satie"
  dates = "1866–1925"
}
#(set-global-staff-size 17.5)
\paper { page-count = 2 first-page-number = 2 system-count = 13 }

% The tune. Both times begin alike; the second darkens its close with F natural and C natural.
tune = \relative c'' {
  r4 fis( a | g fis cis | b cis d | a2. | fis ~ | fis ~ | fis ~ | fis) |
  r4 fis'( a | g fis cis | b cis d | a2. | cis | fis | e, ~ | e ~ | e) |
  a4( b c | e d b | d c b | d2. ~ | d2) d4( | e f g | a c, d | e d b | d2. ~ | d2) d4 |
}
firstClose = \relative c'' {
  g'2.( | fis | b,4 a b | cis d e | cis d e | fis,2. | <c e a c>) | <d fis a d> |
}
secondClose = \relative c'' {
  g'2.( | f | b,4 c f | e d c | e d c | f,2. | <c e a c>) | <d f a d> |
}
melody = {
  R2.*4 \tune \firstClose R2.*4 \tune \secondClose \bar "|."
}

% The chords on the second beat, in the lower half of the upper staff or, where the tune is low, in the lower staff.
below = { \change Staff = "left" \voiceOne }
above = { \change Staff = "right" \voiceTwo }
chord =
#(define-music-function (notes) (ly:music?)
   #{ \once \override Rest.staff-position = #-8 r4 $notes #})
lowChord =
#(define-music-function (notes) (ly:music?)
   #{ \once \override Rest.staff-position = #4 r4 $notes #})
accompaniment = {
  \above
  \repeat unfold 8 { \chord <b d' fis'>2 | \chord <a cis' fis'>2 | }
  \chord <a cis' fis'>2 | \chord <b d' fis'>2 |
  \below
  \lowChord <g b>2 | \lowChord <b d' g'>2 | \lowChord <f a d'>2 |
  \lowChord <a c' e'>2 | \lowChord <g b e'>2 | \lowChord <d g b e'>2 |
  \lowChord <c e a d'>2 | \lowChord <c fis a d'>2 | \lowChord <a c' f'>2 | \lowChord <a c' e'>2 |
  \lowChord <d g b e'>2 | \lowChord <c e a d'>2 | \lowChord <c fis a d'>2 |
  \above
}
firstChords = {
  \chord <b e' g'>2 | \chord <a cis' fis'>2 | \chord <b d' fis'>2 | \chord <cis' e' a'>2 | \chord <a cis' fis' a'>2 |
  r4 <a d'> <b d' g'> | s2.*2 |
}
secondChords = {
  \chord <b e' g'>2 | \chord <a d' f' a'>2 | \chord <a c' f'>2 | \chord <c' e' a'>2 | \chord <a c' f' a'>2 |
  r4 <a d'> <b d' g'> | s2.*2 |
}
middle = { \accompaniment \firstChords \accompaniment \secondChords }

bassStart = \relative c {
  g2. | d | g | d | g | d | g | d | g | d | g | d | g | d | g | d |
  fis | b, | e | e | d | a | d | d | d | d | d | d | d | d | d |
}
tenor = { \voiceTwo }
bass = {
  \bassStart e,2. | fis, | b,, | e, | e, | << { \voiceThree r4 b, e } \new Voice { \voiceTwo e,2. } >> |
  <a, g>2. | <d, a, d>2. |
  \bassStart \repeat unfold 5 { e,2. | } << { \voiceThree r4 b, e } \new Voice { \voiceTwo e,2. } >> |
  <a, g>2. | <d, a, d>2. |
}

forces = {
  s2.*4\pp | s2.\< | s2.*2 | s2.\> | s2.*4\! |
}

\score {
  \new PianoStaff <<
    \new Staff = "right" \with { \override Hairpin.to-barline = ##f } {
      \key d \major \time 3/4 \tempo "Lent et douloureux"
      << \new Voice { \voiceOne \melody } \new Voice { \voiceTwo \middle } >>
    }
    \new Dynamics { s2.*4\pp s2.\< s2. s4 s2\! s4 s2\> s2.*4\! s2.*26 s2.*8 s2.*4\pp }
    \new Staff = "left" { \clef bass \key d \major \time 3/4 \voiceTwo \bass }
  >>
  \layout { }
}
