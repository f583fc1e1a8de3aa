\version "2.24.0"
\include "edition-page.ily"
% Two carols for mixed choir, each on a page of its own: Silent Night in a setting of our own, Es ist ein Ros in Praetorius's.

\header { number = "NF-3003" }
#(set-global-staff-size 18.5)
\paper { first-page-number = 2 page-count = 1 markup-system-spacing.basic-distance = 10 }

night = { \key bes \major \time 6/8 }
nightSoprano = {
  \night \tempo "Ruhig"
  f'8.( g'16) f'8 d'4. | f'8. g'16 f'8 d'4. | c''4 8 a'4. | bes'4 8 f'4. |
  g'4 8 bes'8. a'16 g'8 | f'8. g'16 f'8 d'4. | g'4 8 bes'8. a'16 g'8 | f'8. g'16 f'8 d'4. |
  c''4 8 es''8. c''16 a'8 | bes'4.( d'') | bes'8( f') d' f'8. es'16 c'8 | bes2. \bar "|."
}
nightAlto = {
  \night
  \repeat unfold 2 { d'8. es'16 d'8 bes4. | } es'4 8 4. | d'4 8 4. |
  \repeat unfold 2 { es'4 8 g'8. f'16 es'8 | d'8. es'16 d'8 bes4. | }
  es'4 8 8. 16 8 | d'4. f' | d'4 bes8 d'8. c'16 a8 | f2. |
}
nightTenor = {
  \night
  \repeat unfold 2 { bes4 8 f4. | } a4 8 c'4. | bes4 8 4. |
  \repeat unfold 2 { bes4 8 4 8 | bes4 8 f4. | }
  a4 8 8. 16 c'8 | bes4. bes | f4 8 bes8. a16 f8 | d2. |
}
nightBass = {
  \night
  \repeat unfold 2 { bes,4 8 4. | } f4 8 4. | bes,4 8 4. |
  \repeat unfold 2 { es4 8 4 8 | bes,4 8 4. | }
  f4 8 8. 16 8 | bes,4. bes, | bes,4 8 f,8. 16 8 | bes,2. |
}
nightFirst = \lyricmode {
  \set stanza = "1."
  Stil -- le Nacht, hei -- li -- ge Nacht! Al -- les schläft, ein -- sam wacht nur das trau -- te, hoch -- hei -- li -- ge Paar.
  Hol -- der Kna -- be im lo -- cki -- gen Haar, schlaf in himm -- li -- scher Ruh, schlaf in himm -- li -- scher Ruh!
}
nightSecond = \lyricmode {
  \set stanza = "2."
  Stil -- le Nacht, hei -- li -- ge Nacht! Got -- tes Sohn, o wie lacht Lieb aus dei -- _ nem gött -- li -- chen Mund,
  da uns schlägt _ die ret -- ten -- de Stund, Christ, in dei -- ner Ge -- burt, Christ, in dei -- ner Ge -- burt!
}
nightThird = \lyricmode {
  \set stanza = "3."
  Stil -- le Nacht, hei -- li -- ge Nacht! Hir -- ten erst kund -- ge -- macht, durch der En -- _ gel Hal -- le -- lu -- ja
  tönt es laut _ von fern _ und nah: Christ, der Ret -- ter, ist da, Christ, der Ret -- ter, ist da!
}

rose = { \key f \major \time 2/2 \partial 2 }
roseSoprano = {
  \rose
  \repeat volta 2 { c''2 | c''4 c'' d'' c'' | c''2 a' | bes' a'4 g' ~ | g' f'2 e'4 | f'2 }
  r4 a' | g' e' f' d' | c'2 r4 c'' | c'' c'' d'' c'' | c''2 a' | bes' a'4 g' ~ | g' f'2 e'4 | f'1 \bar "|."
}
roseAlto = {
  \rose
  a'2 | 4 f' f' f' | e'2 d' | d' c'4 c' | d'4. a8 c'4 c' | c'2
  r4 f' | d' c' c' b | c'8 d' e'4 r e' | g' f' f' f' | e'2 d' | d' f'4 d' | e' f' g' c' | c'1 |
}
roseTenor = {
  \rose
  c'2 | 4 a bes a | g2 f | f a4 c' | bes a2 g4 | a2
  r4 c' | bes a a g | g2 r4 g | g a bes a | g2 fis | g c'4 bes | a2 g | a1 |
}
roseBass = {
  \rose
  f2 | 4 f bes f | c2 d | bes, f4 e | d2 c | f,
  r4 f | g a f g | c2 r4 c | e f bes, f | c2 d | g, a,4 bes, | c2 c | f,1 |
}
roseFirst = \lyricmode {
  Es ist ein Ros ent -- sprun -- gen aus ei -- ner Wur -- zel zart,
  und hat ein Blüm -- lein bracht mit -- ten im kal -- ten Win -- ter wohl zu der hal -- ben Nacht.
}
roseSecond = \lyricmode {
  wie uns die Al -- ten sun -- gen, von Jes -- se kam die Art
}

verse = #(define-music-function (words) (ly:music?) #{ \new Lyrics \lyricsto "soprano" $words #})

\bookpart {
  \paper { system-count = 4 }
  \header {
    title = "Stille Nacht, heilige Nacht"
    poet = "Text: Joseph Mohr (1792–1848)"
    composer = "Melodie: Franz Xaver Gruber"
    dates = "1787–1863"
  }
  \score {
    \new ChoirStaff <<
      \new Staff << \new Voice = "soprano" { \voiceOne \nightSoprano } \new Voice { \voiceTwo \nightAlto } >>
      \verse \nightFirst \verse \nightSecond \verse \nightThird
      \new Staff << \clef bass \new Voice { \voiceOne \nightTenor } \new Voice { \voiceTwo \nightBass } >>
    >>
    \layout { }
  }
}
\bookpart {
  \paper { system-count = 4 }
  \header {
    title = "Es ist ein Ros entsprungen"
    poet = "Text und Melodie: Köln, 1599"
    composer = "Satz: Michael Praetorius"
    dates = "um 1571–1621"
  }
  \score {
    \new ChoirStaff <<
      \new Staff << \new Voice = "soprano" { \voiceOne \roseSoprano } \new Voice { \voiceTwo \roseAlto } >>
      \verse \roseFirst \verse \roseSecond
      \new Staff << \clef bass \new Voice { \voiceOne \roseTenor } \new Voice { \voiceTwo \roseBass } >>
    >>
    \layout { }
  }
}
