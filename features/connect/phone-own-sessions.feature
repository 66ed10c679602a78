@browser
Feature: Two tabs with separate sessions
  A visitor who pairs in both tabs at once has two sessions with the phone, and each tab keeps its own.

  Background:
    Given the dapp sets "pairing" to "yes"
    And a visitor on the page
    And the visitor opens the second tab
    And the dapp asks to connect Ferry
    And the visitor switches to the first tab
    And the dapp asks to connect Ferry
    And Ferry approves its account 2 only
    And Ferry scans the code
    And Ferry approves
    And the visitor is connected with Ferry
    And the visitor switches to the second tab
    And Ferry approves Saltmarsh only
    And Ferry scans the code
    And Ferry approves
    And the visitor is connected with Ferry

  Scenario: Each tab uses its own session for requests
    Then account 1 of Ferry is in use
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry
    When the visitor switches to the first tab
    Then account 2 of Ferry is in use
    When the dapp asks for a signature of "Sail at one"
    And Ferry approves
    Then the signature is by account 2 of Ferry

  Scenario: If the phone ends one session, both tabs continue with the other
    When Ferry forgets the site
    Then account 2 of Ferry is in use
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 2 of Ferry
    When the visitor switches to the first tab
    Then the visitor is connected with Ferry
    When the dapp asks for a signature of "Sail at one"
    And Ferry approves
    Then the signature is by account 2 of Ferry

  @S4.5
  Scenario: Disconnecting in one tab disconnects both, and the phone
    When the dapp disconnects
    And the visitor is not connected
    Then the other tab shows the same session within 500 milliseconds
    And Ferry does not share its accounts with the site

  @S4.2
  Scenario: After a reload, each tab restores its own session without a prompt
    When the visitor switches to the first tab
    And the visitor reloads the page
    Then account 2 of Ferry is in use
    When the visitor switches to the second tab
    And the visitor reloads the page
    Then account 1 of Ferry is in use
    When the visitor switches to the first tab
    And the visitor reloads the page
    Then account 2 of Ferry is in use
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 2 of Ferry

  @S4.2
  Scenario: After a reload, a tab whose session has ended restores the other one
    When Ferry forgets the site
    And account 2 of Ferry is in use
    And the visitor reloads the page
    Then account 2 of Ferry is in use
    When the visitor switches to the first tab
    And the visitor reloads the page
    Then account 2 of Ferry is in use
