@connects
Feature: Opening, closing and going back

  @S2.3 @S4.3
  Scenario: A visitor without a connection sees Connect
    Given a visitor on the page
    When the visitor opens the modal
    Then the modal is open
    And the Connect screen is shown

  @S4.3
  Scenario: The modal is closed at first
    Given a visitor on the page
    Then the modal is closed

  @S4.3
  Scenario: The visitor closes the modal
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor closes the modal
    Then the modal is closed

  @S2.4
  Scenario: Going back from the first screen closes the modal
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor goes back
    Then the modal is closed

  @S2.4
  Scenario: Going back from a later screen shows the previous one
    Given a visitor on the page
    And the visitor opens the modal
    And the dapp pushes the Networks screen
    When the visitor goes back
    Then the Connect screen is shown

  @S2.6
  Scenario: The dapp opens a screen of its choice
    Given a visitor on the page
    When the dapp opens the Networks screen
    Then the Networks screen is shown

  @S2.6
  Scenario: The dapp closes the modal
    Given a visitor on the page
    And the visitor opens the modal
    When the dapp closes the modal
    Then the modal is closed

  @S2.6
  Scenario: The dapp replaces the screen
    Given a visitor on the page
    And the visitor opens the modal
    And the dapp pushes the Networks screen
    When the dapp replaces it with the Help screen
    And the visitor goes back
    Then the Connect screen is shown

  @S2.6
  Scenario: A reset leaves nothing to go back to
    Given a visitor on the page
    And the visitor opens the modal
    And the dapp pushes the Networks screen
    When the dapp resets to the Help screen
    And the visitor goes back
    Then the modal is closed

  Scenario: Pushing the current screen again adds no step
    Given a visitor on the page
    And the visitor opens the modal
    And the dapp pushes the Networks screen
    When the dapp pushes the Networks screen
    And the visitor goes back
    Then the Connect screen is shown

  Scenario: Opening the modal again starts at the first screen
    Given a visitor on the page
    And the dapp opens the Networks screen
    And the visitor closes the modal
    When the visitor opens the modal
    Then the Connect screen is shown

  @S4.3
  Scenario: While the dapp is busy, so is the connect button
    Given a visitor on the page
    When the dapp is busy
    Then the connect button is busy

  @S4.3
  Scenario: When the dapp is no longer busy, the connect button works again
    Given a visitor on the page
    And the dapp is busy
    When the dapp is no longer busy
    Then the connect button is ready

  Scenario: The Connect screen links to help about wallets
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "What is a wallet?"
    Then the Help screen is shown
    And the visitor sees "You hold the keys"

  Scenario: The help about wallets links to the Connect screen
    Given a visitor on the page
    And the dapp opens the Help screen
    When the visitor chooses "Choose a wallet"
    Then the Connect screen is shown

  @S1.3 @S4.3
  Scenario: The inline modal is shown at once
    Given the dapp sets "inline" to "yes"
    And a visitor on the page
    Then the Connect screen is shown
    And the modal is closed

  @S1.3
  Scenario: The inline modal shows the account after connecting
    Given the dapp sets "inline" to "yes"
    And a visitor connected with Harbor
    Then the Account screen is shown
    And the visitor is connected with Harbor

  @S1.3
  Scenario: The inline modal returns to Connect after disconnecting
    Given the dapp sets "inline" to "yes"
    And a visitor connected with Harbor
    When the visitor chooses "Disconnect"
    Then the Connect screen is shown

  @core @S1.3 @S2.5
  Scenario: The inline modal shows approvals inline
    Given the dapp sets "inline" to "yes"
    And the dapp sets "embedded wallet" to "yes"
    And a visitor connected with Harbor
    When the page asks for "personal_sign"
    Then the Approval screen is shown
    When the embedded wallet answers "a hash"
    Then the Account screen is shown

  @browser @S1.3
  Scenario: The overlay is outside of the page's content
    Given a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "place of the modal" as "over the page"

  @browser @S1.3
  Scenario: The inline modal is where the site places it
    Given the dapp sets "inline" to "yes"
    And a visitor on the page
    Then the dapp reads "place of the modal" as "part of the page"

  @browser @S2.1
  Scenario: The page's URL does not change
    Given a visitor connected with Harbor
    And the visitor opens the modal
    When the dapp pushes the Networks screen
    And the visitor goes back
    Then the dapp reads "address of the page" as "unchanged"

  @browser
  Scenario: Escape closes the modal
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor presses "Escape"
    Then the modal is closed

  @browser @S4.3
  Scenario: Escape does not skip a decision
    Given a visitor connected with Fennel
    And the Unsupported network screen is shown
    When the visitor presses "Escape"
    Then the Unsupported network screen is shown

  @browser @S2.4
  Scenario: Back on an Android phone goes one screen back, then closes the modal, and stays on the page
    Given the device is an Android phone
    And a visitor on the page
    And the visitor opens the modal
    And the dapp pushes the Networks screen
    When the visitor presses "Back"
    Then the Connect screen is shown
    When the visitor presses "Back"
    Then the modal is closed
    And the dapp reads "address of the page" as "unchanged"

  @browser @S4.3
  Scenario: Back on an Android phone does not skip a decision
    Given the device is an Android phone
    And a visitor connected with Fennel
    And the Unsupported network screen is shown
    When the visitor presses "Back" 2 times
    Then the Unsupported network screen is shown

  @browser
  Scenario: A click outside the modal closes it
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor clicks outside the modal
    Then the modal is closed

  @browser @S4.3
  Scenario: A double click on the button opens the modal
    Given a visitor on the page
    And the visitor opens the modal
    And the visitor closes the modal
    When the visitor opens the modal with a double click
    Then the modal is open
    When the visitor clicks outside the modal
    Then the modal is closed

  @browser
  Scenario: The focus moves into the modal and back
    Given a visitor on the page
    And the visitor opens the modal by keyboard
    And the Connect screen is shown
    When the visitor presses "Escape"
    Then the dapp reads "place of the focus" as "the connect button"

  @browser
  Scenario: The focus does not leave an open modal
    Given a visitor on the page
    And the visitor opens the modal by keyboard
    When the visitor presses "Tab" 12 times
    Then the dapp reads "place of the focus" as "in the modal"

  @core
  Scenario Outline: A message disappears after two and a half seconds
    Given a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor chooses "Copy address"
    When <time> milliseconds pass
    Then <it is>

    Examples:
      | time | it is                                     |
      | 2499 | at once the visitor sees "Address copied" |
      | 2500 | the visitor does not see "Address copied" |

  @browser @S9.10
  Scenario: A new screen slides in within 150 milliseconds, as does the sheet's height, and the title within 120
    Given the dapp sets "slow motion" to "yes"
    And a visitor on the page
    And the visitor opens the modal
    And the Connect screen is shown
    When the dapp pushes the Help screen
    Then the dapp reads "animations" as "screen 150, sheet 150, title 120"

  @core @S9.10
  Scenario Outline: A second message replaces the first one after 150 milliseconds
    Given a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor chooses "Copy address"
    And the visitor chooses "Copy address"
    When <time> milliseconds pass
    Then <it is>

    Examples:
      | time | it is                                     |
      | 149  | the visitor does not see "Address copied" |
      | 150  | at once the visitor sees "Address copied" |
