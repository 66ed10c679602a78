@connects
Feature: The modal on a page without React code
  A page without React has the same buttons as custom elements, and the modal inline.

  Background:
    Given the dapp sets "page built with" to "elements"

  @S1.1 @every-run
  Scenario: An element opens the modal, which connects and disconnects
    Given a visitor on the page
    When the visitor opens the modal
    Then the Connect screen is shown
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor
    And the modal is closed
    When the visitor opens the modal
    Then the Account screen is shown
    And the visitor sees "10,000"
    When the visitor chooses "Disconnect"
    Then the visitor is not connected
    When the visitor opens the modal
    Then the Connect screen is shown

  @S1.1
  Scenario: The visitor declines in the wallet, and tries again
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Harbor"
    And Harbor rejects
    Then the visitor sees "Connection declined"
    When the visitor chooses "Try again"
    And Harbor approves
    Then the visitor is connected with Harbor

  Scenario: A reload restores the account
    Given a visitor connected with Harbor
    When the visitor reloads the page
    Then the visitor is connected with Harbor
    When the visitor opens the modal
    Then the Account screen is shown

  @S1.3
  Scenario: The inline modal is where its element is
    Given the dapp sets "inline" to "yes"
    And a visitor on the page
    Then the Connect screen is shown
    And the modal is closed
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor
    And the Account screen is shown

  @browser
  Scenario: The focus moves from the element into the modal and back
    Given a visitor on the page
    When the visitor opens the modal by keyboard
    Then the Connect screen is shown
    And the dapp reads "place of the focus" as "in the modal"
    When the visitor presses "Escape"
    Then the modal is closed
    And the dapp reads "place of the focus" as "the connect button"

  @browser
  Scenario: The elements have no accessibility violations
    Given every screen is checked for accessibility and layout
    And a visitor on the page
    When the visitor opens the modal
    Then the Connect screen is shown
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor
    And the modal is closed
