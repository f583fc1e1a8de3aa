\version "2.24.0"
\include "edition-page.ily"
% Der Leiermann, first verse: the last song of the cycle, in the key of the printed edition.

\header {
  number = "NF-2003"
  title = "Der Leiermann"
  poet = "Wilhelm Müller (1794–1827)"
  composer = "Franz Schubert"
  dates = "1797–1828"
}
#(set-global-staff-size 18.5)
\paper { page-count = 2 first-page-number = 72 system-count = 10 }

voice = \relative a' {
  \time 3/4 \autoBeamOff \tempo "Etwas langsam"
  R2.*8 |
  a8 e a b c a | e a gis b e,4 | R2.*2 |
  a8 e a b c a | e a gis b e,4 | R2.*2 |
  a8 e' d c b e, | a8. c16 b8 e, b'4 | R2.*2 |
  a8 e' d c b e, | a8. c16 b8 e, b'4 | R2.*2 |
  a8 b c d e8. d16 | c8 b a e a4 | R2.*4 |
}
words = \lyricmode {
  Drü -- ben hin -- term Dor -- fe steht ein Lei -- er -- mann,
  und mit star -- ren Fin -- gern dreht er, was er kann.
  Bar -- fuß auf dem Ei -- se wankt er hin und her,
  und sein klei -- ner Tel -- ler bleibt ihm im -- mer leer,
  und sein klei -- ner Tel -- ler bleibt ihm im -- mer leer.
}

% The hurdy-gurdy's three turns.
turn = \relative a' { a16( c b d c8 a b gis) | }
higherTurn = \relative a' { a16( e' d f e8 a, b c) | }
answer = \relative a' { a8( c16) r <e, gis b>2-> | }
lowAnswer = \relative d' { <d gis>8(-> b'16) r <c, e>2 | }
into = \relative a' { a8( c16) r <e, gis b>2(-> | <e a>4) r r | R2. | }

right = {
  \time 3/4
  R2.*2 | \turn \answer \answer \higherTurn \lowAnswer \lowAnswer
  R2.*2 | \turn \into \turn \into
  \higherTurn \lowAnswer R2.*2 | \higherTurn \lowAnswer R2.*2 |
  a'16( f'' e'' gis'' a''8 f'' e''8. d''16) | <e' c''>8.( <d' b'>16 <c' a'>8 <b e'> <c' a'>4) |
  \lowAnswer \lowAnswer
}
drone = { \repeat unfold 2 { \acciaccatura dis8 <a, e>2. | } \repeat unfold 28 { <a, e>2. | } }
left = {
  \clef bass \time 3/4
  <<
    \new Voice { \voiceTwo \drone }
    \new Voice {
      \voiceOne s2.*6 | \repeat unfold 2 { b4( a2) | } s2.*8 |
      a2( gis4 | a gis2 | a2.) | b4( a2) |
      a2( gis4 | a gis2 | a4. c'8 b a) | b4( a2) |
      s2.*4 | \repeat unfold 2 { b4( a2) | }
    }
  >>
}
forces = { s2.*2\pp s2.*24 s4\< s2\> s2. s2.*2\! }

\score {
  <<
    \new Staff \with { instrumentName = "" } << \new Voice = "song" \voice >>
    \new Lyrics \lyricsto "song" \words
    \new PianoStaff << \new Staff \right \new Dynamics \forces \new Staff \left >>
  >>
  \layout { }
}
