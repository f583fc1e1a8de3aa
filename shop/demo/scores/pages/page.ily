% Shared look of the pages shown in the pictures: justified systems without titles.
#(set-global-staff-size 20)
#(ly:set-option 'point-and-click #f)
\paper { indent = 0 line-width = 122\mm tagline = ##f oddHeaderMarkup = ##f evenHeaderMarkup = ##f oddFooterMarkup = ##f
  ragged-last = ##f system-system-spacing.basic-distance = 16 }
\layout { \context { \Score \remove "Bar_number_engraver" } }
