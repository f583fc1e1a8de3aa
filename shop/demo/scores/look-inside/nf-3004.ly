\version "2.24.0"
\include "edition-page.ily"
% The whole anthem: four voices, and below them the same notes for whoever rehearses at the keyboard.

\header {
  number = "NF-3004"
  title = "Thou knowest, Lord"
  subtitle = "aus der Trauermusik für Königin Maria, Z 58C"
  composer = "Henry Purcell"
  dates = "1659–1695"
}
#(set-global-staff-size 14)
\paper { page-count = 2 first-page-number = 2 system-count = 6 indent = 14\mm short-indent = 7\mm }

global = { \key g \minor \time 4/2 }

soprano = {
  \global \autoBeamOff
  r2 g' g' g' | f'2 f' g'4( a') bes'2 | bes' a' bes'1 | r2 d''1 d''2 |
  r2 c''1 c''4 4 | 4 4 4( d'') bes'2 d'' | g'2. a'4 fis'1 | r2 a' bes'2. 4 |
  bes'2 r a'2. 4 | bes'2 g' a' a' | r d'' cis''1 | r2 f'' d''2. cis''4 |
  d''2 2 r d'' | ees''2. 4 2 d'' | c''4 4 d''( ees'') b'2 2 | r b'4 4 c''2 2 |
  c''2. b'4 c''2 2 | r a'2. 4 2 |
  \time 6/2 bes'1 r2 b'2. 4 2 | \time 4/2 c''2 4 bes'? a'2( g') | fis' bes' c'' d'' | a' bes' fis' bes' |
  c'' d'' d''4( a') bes'2 | fis' bes' a' g' | g' fis' g'1 | \time 6/2 r2 ees' d'\breve \bar "|."
}
alto = {
  \global \autoBeamOff
  r2 ees' ees' ees' | d' d' ees' f' | g' f' f'1 | r2 f'1 2 |
  r2 f'1 4 4 | d' d' d'2 2 2 | d' c' d'1 | r2 fis' g'2. 4 |
  g'2 r f'?2. 4 | f'2 e' f' f' | r a' a'1 | r2 a' a'2. 4 |
  a'2 2 r g' | g'2. 4 2 2 | g'4 4 f'2 g' g' | r g'4 4 2 2 |
  g'2. f'4 e'2 2 | r f'2. 4 2 |
  f'1 r2 f'2. 4 2 | g'2 4 f' ees'1 | d'2 g' a' bes' | fis' g' d' g' |
  a' bes' fis' g' | d' f'? ees' d' | c' d' b1 | r2 c' b\breve |
}
tenor = {
  \global \autoBeamOff
  r2 bes bes bes | bes bes c' d' | ees' c' d'1 | r2 bes1 2 |
  r2 a1 4 4 | 4 4 2 g a | bes g a1 | r2 d' d'2. 4 |
  c'2 r c'2. 4 | d'2 c' c' c' | r f' e'1 | r2 d' e'2. 4 |
  f'2 2 r d' | c'2. 4 2 d' | ees'4 4 d'( c') d'2 2 | r ees'4 d' ees'2 2 |
  d'2. 4 c'2 2 | r c'2. 4 2 |
  d'1 r2 d'2. 4 2 | ees'2 4 d' c'2( bes) | a1 r | r2 bes c' d' |
  a d' c' bes | a d' a bes | c' a g1 | r2 g g\breve |
}
bass = {
  \global \autoBeamOff
  r2 ees ees ees | bes, bes, ees d | c f bes,1 | r2 bes1 2 |
  r2 f1 4 4 | fis4 4 2 g f | ees2. 4 d1 | r2 d g2. 4 |
  e2 r f2. 4 | bes,2 c f f | r d a1 | r2 d' a2. 4 |
  d2 2 r b | c'2. 4 2 bes? | aes4 4 2 g g | r g4 f ees2 c |
  g,2. 4 c2 2 | r f2. 4 ees2 |
  d1 r2 d2. 4 2 | c2 4 d ees2( c) | d1 r | r2 g a bes |
  fis g d1 ~ | d2 2 c bes, | a, d g,1 | r2 c g,\breve |
}

begun = \lyricmode {
  Thou know -- est, Lord, the se -- crets of our hearts;
  shut not, shut not thy mer -- ci -- ful ears un -- to our pray’r;
  but spare us, Lord, spare us, Lord most ho -- ly, O God, O God most might -- y,
  O ho -- ly and most mer -- ci -- ful Sa -- viour, thou most wor -- thy judge e -- ter -- nal,
  suf -- fer us not, suf -- fer us not at our last hour,
}
words = \lyricmode { \begun for a -- ny pains of death, for a -- ny pains of death to fall, to fall from thee. A -- men. }
tenorWords = \lyricmode { \begun for a -- ny pains of death, of death to fall, to fall from thee. A -- men. }
bassWords = \lyricmode { \begun for a -- ny pains of death to fall, to fall from thee. A -- men. }

\score {
  <<
    \new ChoirStaff <<
      \new Staff \with { instrumentName = "Sopran" shortInstrumentName = "S." } { \new Voice = "s" \soprano }
      \new Lyrics \lyricsto "s" \words
      \new Staff \with { instrumentName = "Alt" shortInstrumentName = "A." } { \new Voice = "a" \alto }
      \new Lyrics \lyricsto "a" \words
      \new Staff \with { instrumentName = "Tenor" shortInstrumentName = "T." } { \clef "treble_8" \new Voice = "t" \tenor }
      \new Lyrics \lyricsto "t" \tenorWords
      \new Staff \with { instrumentName = "Bass" shortInstrumentName = "B." } { \clef bass \new Voice = "b" \bass }
      \new Lyrics \lyricsto "b" \bassWords
    >>
    \new PianoStaff \with { instrumentName = "zum Proben" } <<
      \new Staff \with { \consists Merge_rests_engraver } << \soprano \\ \alto >>
      \new Staff \with { \consists Merge_rests_engraver } { \clef bass << \tenor \\ \bass >> }
    >>
  >>
  \layout { }
}
