@connects
Feature: Signing in to the site

  @S1.1
  Scenario: A visitor who connects is asked to sign in
    Given the dapp sets "sign-in" to "required"
    And a visitor connected with Harbor
    And the Sign-in screen is shown
    When the visitor chooses "Sign"
    And Harbor approves
    Then the modal is closed
    And the dapp reads "sign-in" as "signed-in"

  @S2.2
  Scenario: A session from an earlier visit is sufficient
    Given the dapp sets "sign-in" to "required"
    And a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    When the visitor reloads the page
    Then the dapp reads "sign-in" as "signed-in"
    And the modal is closed
    And Harbor was never asked to sign

  @S8.11
  Scenario: The visitor declines in the wallet
    Given the dapp sets "sign-in" to "required"
    And a visitor connected with Harbor
    When the visitor chooses "Sign"
    And Harbor rejects
    Then the visitor sees "Signature declined"
    And the Sign-in screen is shown
    And "Sign" can be chosen

  Scenario: If sign-in is required, cancelling disconnects the wallet
    Given the dapp sets "sign-in" to "required"
    And a visitor connected with Harbor
    When the visitor chooses "Cancel"
    Then the visitor is not connected
    And the modal is closed

  Scenario: If sign-in is required, the modal cannot be closed before signing in
    Given the dapp sets "sign-in" to "required"
    And a visitor connected with Harbor
    And the Sign-in screen is shown
    When the visitor closes the modal
    Then the modal refuses to close
    And the Sign-in screen is shown

  Scenario: If sign-in is optional, cancelling keeps the connection
    Given the dapp sets "sign-in" to "optional"
    And a visitor connected with Harbor
    When the visitor chooses "Cancel"
    Then the modal is closed
    And the visitor is connected with Harbor
    And the dapp reads "sign-in" as "signed-out"

  Scenario: If sign-in is optional, the modal can be closed
    Given the dapp sets "sign-in" to "optional"
    And a visitor connected with Harbor
    And the Sign-in screen is shown
    When the visitor closes the modal
    Then the modal is closed
    And the dapp reads "sign-in" as "signed-out"

  @browser
  Scenario: The short address stays on one line
    Given the device is a phone
    And the dapp sets "sign-in" to "required"
    And a visitor connected with Harbor
    When the Sign-in screen is shown
    Then the dapp reads "lines of the address" as "1"
