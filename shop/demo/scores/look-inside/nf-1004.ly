\version "2.24.0"
\include "edition-page.ily"
% The refrain, its answer and the episode in F major, up to the return of the refrain.

\header {
  number = "NF-1004"
  title = "Für Elise"
  subtitle = "WoO 59"
  composer = "Ludwig van Beethoven"
  dates = "1770–1827"
}
#(set-global-staff-size 19)
\paper { page-count = 2 first-page-number = 2 system-count = 11 }

% The falling figure, the two broken chords, and the way back.
sigh = \relative c'' { e16 dis e b d c | }
rising = \relative a' { a8 r16 c, e a | b8 r16 e, gis b | }
refrain = { \sigh \rising c''8 r16 e' e'' dis'' | \sigh \relative a' { a8 r16 c, e a | b8 r16 e, c' b | } }

right = {
  \key a \minor \time 3/8 \partial 8 \tempo "Poco moto"
  \repeat volta 2 { e''16\pp dis'' | \refrain }
  \alternative {
    { \partial 4 a'4 }
    { \partial 4. a'8 r16 b'( c'' d'' | }
  }
  \repeat volta 2 {
    e''8.) g'16( f'' e'' | d''8.) f'16( e'' d'' | c''8.) e'16( d'' c'' | b'8) r16 e'( e'') r |
    r16 e''( e''') r r dis''( | e''16) r r dis''( e'' dis'') | \refrain
  }
  \alternative {
    { a'8 r16 b'( c'' d'') | }
    { a'8 r16 <e' c''>( <f' c''> <e' g' c''>) | }
  }
  \grace { f'16( a' } c''4) f''16.( e''32) | e''8( d'') bes''16. a''32 |
  a''16( g'' f'' e'' d'' c'') | bes'8( a') \appoggiatura bes'32 a'32( g' a' bes') |
  c''4( d''16 dis'') | e''8.( e''16 f'' a') | c''4( d''16. b'32) |
  \set subdivideBeams = ##t \set baseMoment = #(ly:make-moment 1/8) \set beatStructure = 1,1,1
  c''32 g'' g' g'' a' g'' b' g'' c'' g'' d'' g'' | e''32 g'' c''' b'' a'' g'' f'' e'' d'' g'' f'' d'' |
  c''32 g'' g' g'' a' g'' b' g'' c'' g'' d'' g'' | e''32 g'' c''' b'' a'' g'' f'' e'' d'' g'' f'' d'' |
  e''32 f'' e'' dis'' e'' b' e'' dis'' e'' b' e'' dis'' | e''8.( b'16 e'' dis'') |
  e''8.( b'16 e'') dis''( | e'') dis''( e'') dis''( e'') dis'' |
}

chordOne = { a,16( e a) r r8 | }
chordTwo = { e,16( e gis) r r8 | }
ground = { R4. | \chordOne \chordTwo \chordOne R4. | \chordOne \chordTwo }

left = {
  \clef bass \key a \minor \time 3/8 \partial 8
  \repeat volta 2 { r8 | \ground }
  \alternative {
    { \partial 4 a,16( e a) r }
    { \partial 4. a,16( e a) r r8 | }
  }
  \repeat volta 2 {
    c16( g c') r r8 | g,16( g b) r r8 | a,16( e a) r r8 |
    e,16( e e') r r \clef treble e'16( | e'') r r dis''( e'') r | r dis''( e'') r r8 | \clef bass \ground
  }
  \alternative {
    { a,16( e a) r r8 | }
    { a,16( e a) <bes c'>( <a c'> <g bes c'>) | }
  }
  f16 a c' a c' a | f bes d' bes d' bes | f e' <f g bes> e' <f g bes> e' | f a c' a c' a |
  f16 a c' a c' a | e a c' a <d d'> f | g e' g e' g f' |
  \clef treble <c' e'>8 r16 <f' g'>( <e' g'> <d' f' g'>) | <c' e' g'>8 \clef bass <f a>( <g b>) |
  \clef treble c'8 r16 <f' g'>( <e' g'> <d' f' g'>) | <c' e' g'>8 \clef bass <f a>( <g b>) |
  <gis b>8 r r | R4. | R4. | R4. |
}

\score {
  \new PianoStaff << \new Staff \right \new Staff \left >>
  \layout { }
}
