\version "2.24.0"
\include "page.ily"
\score {
\new ChoirStaff <<
  \new Staff << \relative c'' { \key f \major \voiceOne \partial 4 c4 | c c d d | c2. a4 | bes a g a | g2 f\fermata } \\ \relative c' { f4 | f f f f | f2. f4 | g f f f | f( e) f2 } >>
  \new Staff << \relative c' { \key f \major \clef bass a4 | a a bes bes | a2. c4 | d c d c | d( c8 bes) a2 } \\ \relative c { f4 | f f bes, bes | f'2. f4 | g a bes a | bes( c) f,2\fermata } >>
>>
}
\score {
\new ChoirStaff <<
  \new Staff \relative c'' { \key d \major \autoBeamOff \new Voice = "s" { d4.\f a8 b a r4 | d4. a8 b a r d16 d | b8 a r d16 d b8 a r4 | } }
  \new Lyrics \lyricsto "s" { }
  \new Staff \relative c' { \key d \major \clef bass \autoBeamOff d4. d8 g, d r4 | d'4. d8 g, d r d'16 d | g,8 d r d'16 d g,8 d r4 | }
>>
}
\score {
\new ChoirStaff <<
  \new Staff << \relative c'' { \key f \major \voiceOne \partial 4 c4 | c c d d | c2. a4 | bes a g a | g2 f\fermata } \\ \relative c' { f4 | f f f f | f2. f4 | g f f f | f( e) f2 } >>
  \new Staff << \relative c' { \key f \major \clef bass a4 | a a bes bes | a2. c4 | d c d c | d( c8 bes) a2 } \\ \relative c { f4 | f f bes, bes | f'2. f4 | g a bes a | bes( c) f,2\fermata } >>
>>
}
\score {
\new ChoirStaff <<
  \new Staff \relative c'' { \key d \major \autoBeamOff \new Voice = "s" { d4.\f a8 b a r4 | d4. a8 b a r d16 d | b8 a r d16 d b8 a r4 | } }
  \new Lyrics \lyricsto "s" { }
  \new Staff \relative c' { \key d \major \clef bass \autoBeamOff d4. d8 g, d r4 | d'4. d8 g, d r d'16 d | g,8 d r d'16 d g,8 d r4 | }
>>
}