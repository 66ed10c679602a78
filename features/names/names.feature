Feature: A name for the account
  A visitor with an embedded account can register a name for it, if the dapp has a name service. The account that signs
  first owns the name.

  Background:
    Given the page has the wallets ""
    And the dapp sets "name service" to "yes"
    And the dapp sets "login" to "by code"
    And a visitor logged in as "mira@saltmarsh.example"

  Scenario: The settings lead to the name choice
    When the dapp opens the Account settings screen
    And the visitor chooses "Choose account name"
    Then the Name offer screen is shown
    When the visitor chooses "Choose a name"
    Then the Name choice screen is shown
    And the visitor sees ".berth.example"

  @browser
  Scenario: In Arabic, too, a name is written from left to right
    When the dapp sets "locale" to "ar"
    And the dapp opens the Name choice screen
    And the visitor types "kailind" as the name
    Then the visitor sees "kailind.berth.example"
    And the dapp reads "direction of the name field" as "ltr"

  @S5.14
  Scenario Outline: An invalid name cannot be registered: "<typed>"
    When the dapp opens the Name choice screen
    And the visitor types "<typed>" as the name
    Then the visitor sees "<problem>"
    And "Register" cannot be chosen

    Examples:
      | typed     | problem                                          |
      | kai       | Use at least 4 characters          |
      | kai lind  | Use letters, numbers and hyphens only |
      | kai.shore | Use letters, numbers and hyphens only |
      | kai４     | Use letters, numbers and hyphens only |
      | kai٣      | Use letters, numbers and hyphens only |
      | 123       | Use at least 4 characters          |
      | ka--lind  | The third and fourth characters can’t both be hyphens |

  @browser
  Scenario: A name is reported as too short when its field is left or submitted, not while it is typed
    When the dapp opens the Name choice screen
    And the visitor types "kai" as the name
    Then the visitor sees "Use at least 4 characters"
    When the visitor presses "Shift+Tab"
    Then the visitor sees "Use at least 4 characters"
    When the visitor presses "k"
    Then the visitor does not see "Use at least 4 characters"
    When the visitor presses "Enter"
    Then the visitor sees "Use at least 4 characters"

  @S5.14
  Scenario Outline: A free name of four letters, digits or hyphens can be registered: "<typed>"
    When the dapp opens the Name choice screen
    And the visitor types "<typed>" as the name
    Then the visitor sees "<name>.berth.example"
    And the visitor sees "Available"
    And "Register <name>.berth.example" can be chosen

    Examples:
      | typed | name |
      | Kai-  | kai- |
      | 2049  | 2049 |
      | k4-7  | k4-7 |

  Scenario: A taken name gets free suggestions
    When the dapp opens the Name choice screen
    And the visitor types "odile" as the name
    Then the visitor sees "Taken"
    And "Register" cannot be chosen
    When the visitor chooses "odile-1.berth.example"
    Then "Register odile-1.berth.example" can be chosen

  @S1.1 @S2.2 @S7.6 @core
  Scenario: The visitor registers a name, with fakes
    When the dapp opens the Name choice screen
    And the visitor types "kailind" as the name
    And the visitor chooses "Register kailind.berth.example"
    Then the Name success screen is shown
    And the visitor sees "kailind.berth.example is yours"
    When the visitor chooses "Let’s go"
    Then the Account screen is shown
    And the visitor sees "kailind.berth"
    When the dapp opens the Account settings screen
    Then "Disconnect" can be chosen
    And the visitor does not see "Choose account name"
    When the dapp opens the Name choice screen
    And the visitor types "kailinda" as the name
    Then the visitor sees "You already own a name"
    And "Register" cannot be chosen
    When 600000 milliseconds pass
    And the visitor reloads the page
    And the visitor opens the modal
    Then the visitor sees "kailind.berth"

  @S1.1 @S2.2 @S7.6 @sandbox @browser
  Scenario: The visitor registers a name
    When the dapp opens the Name choice screen
    And the visitor types "kailind" as the name
    And the visitor chooses "Register kailind.berth.example"
    Then the wallet's own screen asks to "Sign"
    When the visitor answers "Sign" on the wallet's own screen
    Then the Name success screen is shown
    And the visitor sees "kailind.berth.example is yours"
    When the visitor chooses "Let’s go"
    Then the Account screen is shown
    And the visitor sees "kailind.berth"
    When the dapp opens the Account settings screen
    Then "Disconnect" can be chosen
    And the visitor does not see "Choose account name"
    When the dapp opens the Name choice screen
    And the visitor types "kailinda" as the name
    Then the visitor sees "You already own a name"
    When the visitor reloads the page
    And the visitor opens the modal
    Then the visitor sees "kailind.berth"

  @browser
  Scenario: The visitor declines to sign
    When the dapp opens the Name choice screen
    And the visitor types "kailind" as the name
    And the visitor chooses "Register kailind.berth.example"
    Then the wallet's own screen asks to "Sign"
    When the visitor answers "Decline" on the wallet's own screen
    Then the visitor sees "You declined to sign."
    And the Name choice screen is shown

  @S7.6 @core @browser
  Scenario: A failing service does not count as a free name
    Given the dapp sets "blockchain service" to "failing@name-lookup"
    When the dapp opens the Name choice screen
    And the visitor types "kailind" as the name
    Then the visitor sees "Couldn’t check availability."
    And "Register" cannot be chosen

  Scenario: The dapp opens the name screens by their name
    When the dapp opens the screen named "ChooseAccountName"
    Then the Name offer screen is shown
