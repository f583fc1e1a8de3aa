% What the pages of all editions share: A4, margins, titles, running heads and feet.
% Each score sets `number` (of the edition) in its header; `first-page-number` is the page it begins on.

\paper {
  #(set-paper-size "a4")
  top-margin = 13\mm
  bottom-margin = 11\mm
  left-margin = 17\mm
  right-margin = 15\mm
  indent = 0
  tagline = ##f
  ragged-last-bottom = ##f
  top-markup-spacing.basic-distance = 4
  markup-system-spacing.basic-distance = 14
  last-bottom-spacing.padding = 5
  bookTitleMarkup = \markup \column {
    \fill-line { \fontsize #6 \fromproperty #'header:title }
    \vspace #0.35
    \fill-line { \fontsize #1 \italic \fromproperty #'header:subtitle }
    \vspace #0.4
    \fill-line { \fromproperty #'header:poet \fromproperty #'header:composer }
    \fill-line { \null \fontsize #-1 \fromproperty #'header:dates }
  }
  scoreTitleMarkup = \markup \column {
    \vspace #0.5
    \fill-line { \fontsize #2 \fromproperty #'header:piece }
    \fill-line { \fontsize #-1 \italic \fromproperty #'header:opus }
    \vspace #0.2
  }
  footline = \markup \fill-line { \fontsize #-3 \concat { "Notenfalz " \fromproperty #'header:number } }
  oddHeaderMarkup = \markup \unless \on-first-page-of-part \fill-line { \null \fromproperty #'page:page-number-string }
  evenHeaderMarkup = \markup \unless \on-first-page-of-part \fill-line { \fromproperty #'page:page-number-string \null }
  oddFooterMarkup = \footline
  evenFooterMarkup = \footline
}

\layout {
  \context {
    \Score
    \override BarNumber.font-size = -2
    \override BarNumber.padding = 1.2
  }
  \context {
    \PianoStaff
    \override StaffGrouper.staff-staff-spacing.padding = 1
  }
  \context {
    \Lyrics
    \override LyricText.font-size = -0.5
  }
}
