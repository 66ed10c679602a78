Feature: Space reserved for content that loads later
  The layout is stable from the start: nothing that a visitor is about to press moves.

  @S2.8 @browser
  Scenario Outline: <tab> load into the space reserved for them, on <device>
    Given the device is <device>
    And the dapp sets "blockchain service" to "held"
    And the node of Saltmarsh is held
    And Harbor receives "5" "KELP" from outside
    And a visitor connected with Harbor
    And the visitor opens the modal
    When the visitor chooses "<tab>"
    And placeholders are shown for what is loading
    And the node of Saltmarsh is fine
    And the dapp sets "blockchain service" to "fine"
    Then the visitor sees "<what>"
    And the content replaces the placeholders, and no element has moved

    Examples:
      | device  | tab      | what            |
      | a desk  | Tokens   | 12,480.55       |
      | a desk  | NFTs     | Tide Lamp #     |
      | a desk  | Activity | +5.000 KELP     |
      | a phone | Tokens   | 12,480.55       |
      | a phone | NFTs     | Tide Lamp #     |
      | a phone | Activity | +5.000 KELP     |

  @browser
  Scenario Outline: Nothing moves if there is nothing to show: <tab>
    Given the device is a phone
    And the dapp sets "blockchain service" to "held"
    And the node of Saltmarsh is held
    And a visitor connected with Harbor
    And Harbor switches to its account 3
    And the visitor opens the modal
    When the visitor chooses "<tab>"
    And placeholders are shown for what is loading
    And the node of Saltmarsh is fine
    And the dapp sets "blockchain service" to "fine"
    Then the visitor sees "<what>"
    And the placeholders are gone, and no other element has moved

    Examples:
      | tab      | what            |
      | Tokens   | No tokens yet   |
      | NFTs     | No NFTs yet     |
      | Activity | No activity yet |

  @browser
  Scenario Outline: Listed tokens, and the accounts below them, load into the space reserved for them, on <device>
    Given the device is <device>
    And the node of Saltmarsh is held
    And a visitor connected with Harbor
    And the visitor opens the modal
    When placeholders are shown for what is loading
    And the node of Saltmarsh is fine
    Then the visitor sees "12,480.55"
    And the content replaces the placeholders, and no element has moved

    Examples:
      | device  |
      | a desk  |
      | a phone |

  @S2.8 @browser
  Scenario Outline: The other accounts load into the space reserved for them, even if their file arrives last, on <device>
    Given the device is <device>
    And the dapp sets "file of the other accounts" to "held"
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor sees "12,480.55"
    When the positions of all elements are noted
    And the dapp sets "file of the other accounts" to "fine"
    Then the visitor sees "0x70…dc79C8"
    And the content replaces the placeholders, and no element has moved

    Examples:
      | device  |
      | a desk  |
      | a phone |
