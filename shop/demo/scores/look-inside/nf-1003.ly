\version "2.24.0"
\include "edition-page.ily"
% The two minuets BWV Anh. 114 and 115, each on a page of its own; large staves for beginners.

\header { number = "NF-1003" }
#(set-global-staff-size 21.3)
\paper { first-page-number = 2 ragged-bottom = ##f }

minuetRight = \relative c'' {
  \key g \major \time 3/4
  \repeat volta 2 {
    d4 g,8 a b c | d4 g, g | e' c8\mordent d e fis | g4 g, g |
    c4\mordent d8 c b a | b4 c8 b a g | fis4 g8 a b g | \appoggiatura b8 a2. |
    d4 g,8 a b c | d4 g, g | e' c8\mordent d e fis | g4 g, g |
    c4\mordent d8 c b a | b4 c8 b a g | a4 b8 a g fis | g2. |
  }
  \repeat volta 2 {
    b'4 g8 a b g | a4 d,8 e fis d | g4 e8 fis g d | cis4 b8 cis a4 |
    a8 b cis d e fis | g4 fis e | fis a, cis | d2. |
    d4 g,8 fis g4 | e' g,8 fis g4 | d' c b | a8 g fis g a4 |
    d,8 e fis g a b | c4 b\prall a | b8 d g,4 fis | <b, d g>2. |
  }
}

minuetLeft = \relative c' {
  \clef bass \key g \major \time 3/4
  \repeat volta 2 {
    <g b d>2 a4 | b2. | c | b | a | g | d'4 b g | d' d,8 c' b a |
    b2 a4 | g b g | c2. | b4 c8 b a g | a2 fis4 | g2 b4 | c d d, | g2 g,4 |
  }
  \repeat volta 2 {
    g'2. | fis | e4 g e | a2 a,4 | a'2. | b4 d cis | d fis, a | d d, c' |
    << { r4 d2 | r4 e2 } \\ { b2 b4 | c2 c4 } >> | b4 a g | d'2 r4 |
    << { r4 r fis, } \\ d2. >> | e4 g fis | g b, d | g d g, |
  }
}

gravelyRight = \relative c''' {
  \key g \minor \time 3/4
  \repeat volta 2 {
    bes4 a g | a d, d | g g,8 a bes c | d2. |
    es4 f8 es d c | d4 es8 d c bes | c4 d8 c bes c | a2.\prall |
    bes'4 a\prall g | a d, d | g g,8 a bes c | d2. |
    f4\mordent g8 f es d | es4 f8 es d c | d4 g c,\prall | <d, f bes>2. |
  }
  \repeat volta 2 {
    d'4 bes8 c d e! | f4 g a | bes g8 a bes g | a4 g8 a f4 |
    f,8 g a bes c d | es4 d\mordent c | f bes, a | bes2. |
    g4 d'8 c d4 | g, es'8 d es4 | g,8 d' fis, c' g bes | a2 r4 |
    d,8 e fis g a bes | c4 bes a | bes8\prall c16 d g,4 fis | <bes, d g>2. |
  }
}

gravelyLeft = \relative c' {
  \clef bass \key g \minor \time 3/4
  \repeat volta 2 {
    g2. | f | es | d4 d'8 c bes a |
    <g bes>2 a4 | bes2 g4 | a fis g | d d'8 c bes a |
    g2. | f | es | d4 d'8 c b a |
    <b d>2 g4 | c a f | bes es, <f a> | bes bes,2 |
  }
  \repeat volta 2 {
    bes'2. | a4 g f | g e! c | f2 r4 |
    a4 g f | g f es | d es f | bes, d' c |
    <b d>2. | c | bes!4 a g | d' a8 g fis e |
    d2 r4 | es d c | bes c d | g g,2 |
  }
}

\bookpart {
  \header { title = "Menuett" subtitle = "BWV Anh. 114" composer = "Christian Petzold" dates = "1677–1733" }
  \score {
    \new PianoStaff << \new Staff \minuetRight \new Staff \minuetLeft >>
    \layout { system-count = 6 }
  }
}
\bookpart {
  \header { title = "Menuett" subtitle = "BWV Anh. 115" composer = "Christian Petzold" dates = "1677–1733" }
  \score {
    \new PianoStaff << \new Staff \gravelyRight \new Staff \gravelyLeft >>
    \layout { system-count = 6 }
  }
}
