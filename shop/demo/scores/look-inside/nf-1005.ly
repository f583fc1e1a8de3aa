\version "2.24.0"
\include "edition-page.ily"
% The opening of the first movement: the triplets stand in a voice of their own below the melody.

\header {
  number = "NF-1005"
  title = "Sonate cis-Moll"
  subtitle = "op. 27 Nr. 2"
  composer = "Ludwig van Beethoven"
  dates = "1770–1827"
}
#(set-global-staff-size 18)
\paper { page-count = 2 first-page-number = 2 system-count = 10 }

% A triplet of quavers, n times.
wave =
#(define-music-function (times one two three) (integer? ly:pitch? ly:pitch? ly:pitch?)
   #{ \repeat unfold #times \tuplet 3/2 { $one 8 $two 8 $three 8 } #})
down = { \change Staff = "left" \voiceOne }
up = { \change Staff = "right" \voiceTwo }

waves = {
  \wave 4 gis cis' e' \omit TupletNumber |
  \wave 4 gis cis' e' |
  \wave 2 a cis' e' \wave 2 a d' fis' |
  \wave 1 gis bis fis' \wave 1 gis cis' e' \wave 1 gis cis' dis' \wave 1 fis bis dis' |
  \down \wave 1 e gis cis' \up \wave 3 gis cis' e' |
  \wave 4 gis dis' fis' |
  \wave 2 gis cis' e' \wave 2 a cis' fis' |
  \wave 2 gis b e' \wave 2 a b dis' |
  \wave 4 gis b e' |
  \wave 4 g b e' |
  \wave 4 g b f' |
  \wave 1 g c' e' \wave 1 g b e' \down \wave 1 g cis' e' \wave 1 fis cis' e' |
  \wave 2 fis b d' \wave 1 g b cis' \wave 1 e b cis' |
  \wave 2 fis b d' \wave 2 fis ais cis' |
  \up \wave 2 b d' fis' \wave 2 b dis' fis' |
  \wave 4 b e' g' |
  \wave 4 b dis' fis' |
  \wave 4 b e' g' |
  \wave 2 b dis' fis' \wave 2 b d' eis' |
  \wave 2 b cis' gis' \wave 2 a cis' fis' |
  \down \wave 2 g b d' \wave 2 fis a dis' |
  \wave 2 cis fis a \wave 1 cis fis gis \wave 1 cis eis gis |
  \wave 1 fis a cis' \wave 1 a cis' fis' \up \wave 2 cis' fis' a' |
  \wave 4 cis' gis' b' |
  \wave 2 cis' fis' a' \wave 1 bis fis' a' \wave 1 cis' fis' a' |
  \wave 4 dis' fis' gis' |
  \wave 2 e' gis' cis'' \wave 1 dis' fis' a' \wave 1 cis' e' ais' |
}

melody = {
  s1*4 | s2 s4 gis'8. 16 | gis'2. 8. 16 | gis'2( a' | gis' fis'4 b' | e') s s2 |
  s2. g'8. 16 | g'2. 8. 16 | g'2.( fis'4 | fis'2 g'4 e' | fis'2 fis' | b4) s2 b'4( |
  c''2. ais'4 | b'2.) b'4( | c''2. ais'4 | b'2) b'( | b' a' | g' fis' | cis' cis'4 cis' |
  \once \hideNotes fis4) s2 cis''8. 16 | cis''2. 8. 16 | cis''2( bis'4 cis'' | dis''2.) dis''4( | e''2 dis''4 cis'') |
}

bass = {
  <cis, cis>1 | <b,, b,> | <a,, a,>2 <fis,, fis,> | <gis,, gis,> q |
  <cis, gis, cis>1 | <bis,, gis, bis,> | <cis, cis>2 <fis,, fis,> | <b,, b,> q |
  <e, e>1 | q | <d, d> | <c, c>4 <b,, b,> <ais,, ais,>2 |
  <b,, b,>2 e,4 g, | fis,2 <fis,, fis,> | <b,, b,>1 ~ | 4 <e, e> <g, g> <e, e> |
  <b,, b,>1 ~ | 4 <e, e> <g, g> <e, e> | <b,, b,>2 <gis,, gis,> | <eis,, eis,> <fis,, fis,> |
  <b,, b,>2 <bis,, bis,> | cis, cis, | <fis,, cis, fis,>1 | <eis, cis eis> |
  <fis, fis>2 <dis, dis>4 <cis, cis> | <bis,, gis, bis,>2. 4 | <cis, gis, cis>2 <fis,, fis,>4 <fisis,, fisis,> |
}

forces = { s1 s1^\markup \italic "sempre pp e senza sordini" s1*2 s2. s4\pp }

\score {
  \new PianoStaff <<
    \new Staff = "right" {
      \key cis \minor \time 2/2 \tempo "Adagio sostenuto"
      << \new Voice { \voiceOne \melody } \new Voice { \voiceTwo \waves } >>
    }
    \new Dynamics \forces
    \new Staff = "left" { \clef bass \key cis \minor \time 2/2 \voiceTwo \bass }
  >>
  \layout { }
}
