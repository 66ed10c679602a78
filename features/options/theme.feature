Feature: The theme that the site sets

  @S2.11 @S5.4
  Scenario Outline: The theme is <theme>
    Given the dapp sets "theme" to "<theme>"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "colour scheme of the modal" as "<theme>"

    Examples:
      | theme |
      | light |
      | dark  |

  @S2.11
  Scenario: The theme changes while the modal is open
    Given the dapp sets "theme" to "light"
    And a visitor on the page
    And the visitor opens the modal
    When the dapp sets "theme" to "dark"
    Then the dapp reads "colour scheme of the modal" as "dark"

  @S5.4
  Scenario: An unknown theme is refused
    Given the dapp sets "theme" to "purple"
    When a visitor on the page
    # In development, the message also lists the valid values; in production, it leaves them out to save bytes.
    Then the page fails with "`themeMode`"

  @browser @S2.11
  Scenario: The modal is 360 pixels wide and has a z-index of 999
    Given a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "width of the modal" as "360px"
    And the dapp reads "layer of the modal" as "999"

  @browser @S2.11
  Scenario Outline: The site's <variable> changes nothing else
    Given the dapp sets "theme" to "light"
    And the dapp sets "<first>" to "<one>"
    And a visitor on the page
    And the dapp opens the Help screen
    And a screenshot of the modal is taken
    When the dapp sets "<variable>" to "<value>"
    Then only the "<kind>" of "<parts>" differ from the screenshot

    Examples:
      | first              | one     | variable           | value     | kind           | parts                   |
      | color mix          | #888888 | accent             | #c2185b   | colours        | primary buttons         |
      | color mix          | #888888 | background         | #dcd0ff   | colours        | the sheet               |
      | color mix          | #888888 | font family        | monospace | letters, sizes | everything              |
      | color mix          | #888888 | font size          | 20px      | sizes          | everything              |
      | color mix          | #888888 | border radius      | 4px       | corners        | everything              |
      | color mix          | #888888 | theme              | dark      | colours        | everything              |
      | color mix          | #0044ff | color mix strength | 40        | colours        | all but primary buttons |
      | color mix strength | 40      | color mix          | #0044ff   | colours        | all but primary buttons |

  @browser @S2.11
  Scenario: A colour that the site no longer sets is the default again
    Given the dapp sets "accent" to "#c2185b"
    And a visitor on the page
    And the dapp opens the Help screen
    And the dapp reads "effect of accent" as "seen"
    When the dapp sets "accent" to "nothing"
    Then the dapp reads "effect of accent" as "nothing"

  @browser @S2.11
  Scenario: The site's z-index does not change how the modal looks
    Given a visitor on the page
    And the dapp opens the Help screen
    And a screenshot of the modal is taken
    When the dapp sets "layer" to "4321"
    Then the modal matches the screenshot except for its layer
    And the dapp reads "layer of the modal" as "4321"

  @browser @S2.11
  Scenario: A colour mix with a strength of zero changes nothing
    Given a visitor on the page
    And the dapp opens the Help screen
    And a screenshot of the modal is taken
    When the dapp sets "color mix" to "#0044ff"
    Then the modal matches the screenshot
